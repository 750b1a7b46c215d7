"""Find texts on a page that their own box, or a box around it, cuts off."""

from __future__ import annotations

from playwright.sync_api import Page

FIND = """
async () => {
  // A window that has just changed its size is drawn once more first.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const found = new Set();
  const clips = value => value === 'hidden' || value === 'clip';
  const told = each => {
    const place = [];
    for (let at = each; at && place.length < 3; at = at.parentElement)
      if (at.getAttribute('class')) place.unshift(at.getAttribute('class').split(' ')[0]);
    return `${place.join(' ')} "${each.textContent.trim().replace(/\\s+/g, ' ').slice(0, 70)}"`;
  };
  const root = document.querySelector('dialog[open]') ?? document.querySelector('.layout') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const each = node.parentElement;
    if (!node.data.trim() || !each?.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (!whole.width || !whole.height) continue;
    // Lines are higher than their letters.
    const high = parseFloat(getComputedStyle(each).fontSize);
    const spare = Math.max(0, ([...range.getClientRects()][0].height - 0.75 * high) / 2);
    const box = {left: whole.left, right: whole.right, top: whole.top + spare, bottom: whole.bottom - spare};
    if (each.closest('.hidden')) continue;
    // People's names may be as long as they like, and explain themselves.
    if (each.closest('.who .name, .puller, .lays, li .name')) continue;
    let [cut, unseen, rolls] = ['', false, false];
    for (let at = each; at && root.contains(at); at = at.parentElement) {
      const style = getComputedStyle(at);
      // One pixel of it is left: it is for screen readers.
      if (style.clipPath !== 'none' && at.clientWidth <= 1) unseen = true;
      if (at instanceof SVGElement) continue;
      const edge = at.getBoundingClientRect();
      const [left, top] = [edge.left + at.clientLeft, edge.top + at.clientTop];
      const [right, bottom] = [left + at.clientWidth, top + at.clientHeight];
      // A list may scroll; the choice card must not.
      const may = value => value === 'auto' || value === 'scroll';
      const scrolls =
        (may(style.overflowY) && at.scrollHeight > at.clientHeight + 1) ||
        (may(style.overflowX) && at.scrollWidth > at.clientWidth + 1);
      if (scrolls && !at.closest('.choice')) {
        rolls = true;
        break;
      }
      const across = style.overflowX !== 'visible' && (box.left < left - 2 || box.right > right + 2);
      const down = style.overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1);
      const short = at === each && (
        (clips(style.overflowX) && at.scrollWidth > at.clientWidth + 1) ||
        (clips(style.overflowY) && at.scrollHeight > at.clientHeight + 0.4 * high));
      if (across || down || short) cut = cut || told(each) + (at === each ? '' : ` by ${at.className}`.slice(0, 40));
    }
    if (unseen) continue;
    if (!cut && !rolls && (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1) &&
        !each.closest('.page, .row, .doors, .story')) cut = told(each) + ' by the window';
    if (cut) found.add(cut);
  }
  return [...found];
}
"""


def cut(page: Page) -> list[str]:
    """Return the texts on a page that are cut off. The list is empty if all texts can be read."""
    found: list[str] = page.evaluate(FIND)
    return found
