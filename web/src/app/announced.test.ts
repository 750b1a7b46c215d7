// @vitest-environment jsdom
// What the operator tells everybody: it is shown until it was read, and again when it changes.
import { expect, test } from 'vitest';
import { announced, hide, sentences } from './announced.svelte';
import { speak } from './i18n.svelte';

test('an announcement is shown until it was read, and again when it changes', async () => {
  await speak('en', false);
  expect(sentences()).toEqual([]);
  announced.now = { type: 'announcement', text: 'Back at noon.' };
  expect(sentences()).toEqual(['From the operator of this server: Back at noon.']);
  hide();
  expect(sentences()).toEqual([]);
  announced.now = { type: 'announcement', text: 'Back at noon.', draining: true, stops: Date.UTC(2026, 0, 1, 12) };
  expect(sentences()).toHaveLength(2);
  expect(sentences()[1]).toMatch(/^The server stops at .* for an upgrade\./);
  hide();
  announced.now = { type: 'announcement', draining: true };
  expect(sentences()).toEqual(['The server will soon be upgraded. Games go on, but no new tables are opened.']);
  announced.now = { type: 'announcement' };
  expect(sentences()).toEqual([]);
});
