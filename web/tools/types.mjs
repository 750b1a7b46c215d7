// JSON Schema on standard input, TypeScript on standard output; tools/web_types.py calls it.
import { compile } from 'json-schema-to-typescript';

let text = '';
for await (const part of process.stdin) text += part;

// Bounds and examples make no types. A default beside a reference would make the type that is referred to a second time.
const LEFT_OUT = new Set(['discriminator', 'examples', 'maxItems', 'minItems']);

// Inside `properties` keys are names, whatever they are.
function plain(node, names = false) {
  if (Array.isArray(node)) return node.map((each) => plain(each));
  if (node === null || typeof node !== 'object') return node;
  const kept = {};
  for (const [key, value] of Object.entries(node)) {
    const left = !names && (LEFT_OUT.has(key) || (key === 'default' && typeof value === 'object'));
    if (!left) kept[key] = plain(value, !names && (key === 'properties' || key === '$defs'));
  }
  if (node.type === 'object' && !node.properties && !node.additionalProperties) kept.additionalProperties = true;
  return kept;
}

const written = await compile({ ...plain(JSON.parse(text)), title: 'Wire' }, 'Wire', {
  bannerComment: '// Made by tools/web_types.py from the JSON Schema of the server. Do not edit.',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
});
const referred = / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
process.stdout.write(written.replace(referred, ''));
