"""Check what a player sees: whether the prompt, the hand and every choice are in the window and not covered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

CHOICES = ".stage .touch, .dock .touch"
"""Selects all elements that can be touched to choose a move."""

LOOK = """
async choices => {
  // A window that has just changed its size is drawn once more first.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const faults = [];
  const name = each => {
    const said = each.getAttribute('aria-label') ?? each.querySelector('.hidden')?.textContent ?? each.textContent;
    return `${each.className.toString().split(' ')[0]} "${said.trim().slice(0, 50)}"`;
  };
  // Cards overlap in a hand: as much of each as a finger needs must be free.
  const FREE = 20;
  const seen = (each, what, whole) => {
    const box = each.getBoundingClientRect();
    if (!box.width || !box.height) return faults.push(`${what} ${name(each)} has no size`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
      return faults.push(`${what} ${name(each)} is outside the window: ${edges}`);
    }
    // A point every 8 pixels, but no more than this each way.
    const points = length => Math.min(whole ? 12 : 24, Math.max(4, Math.round(length / 8)));
    const [across, down] = [points(box.width), points(box.height)];
    // Finding what is drawn at a point is slow: look only until enough is known to be free.
    const needed = whole ? Infinity : Math.ceil((FREE * FREE * across * down) / (box.width * box.height));
    let free = 0;
    for (let i = 0; i < across && free < needed; i++)
      for (let j = 0; j < down && free < needed; j++) {
        const [x, y] = [box.left + ((i + 0.5) * box.width) / across, box.top + ((j + 0.5) * box.height) / down];
        const found = document.elementFromPoint(x, y);
        if (found && (each.contains(found) || (found.contains(each) && whole))) free++;
      }
    const share = free / (across * down);
    if (whole ? share < 0.9 : free < needed)
      faults.push(`${what} ${name(each)} is covered: ${Math.round(100 * share)} % is free`);
  };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls: ${root.scrollHeight} of ${innerHeight}`);
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
  for (const prompt of document.querySelectorAll('#move h2:not(.hidden) .prompt')) seen(prompt, 'the prompt', true);
  for (const part of document.querySelectorAll('.stage, .dock .hand, #move')) seen(part, 'the part', true);
  for (const card of document.querySelectorAll('.dock .hand .held')) seen(card, 'the card', false);
  for (const choice of document.querySelectorAll(choices)) seen(choice, 'the choice', false);
  // Everything beside the hand or above it is wholly free, and no part of the stage runs into the next.
  for (const option of document.querySelectorAll('.dock .tray .touch')) seen(option, 'the option', true);
  for (const part of document.querySelectorAll('.stage section')) {
    const over = part.getBoundingClientRect().right - part.parentElement.getBoundingClientRect().right;
    if (over > 1) faults.push(`the part ${name(part)} sticks out of its place by ${Math.round(over)}`);
  }
  // A gain stands apart from the sum and the name: "+7" close to "7" reads as one number.
  const APART = 5;
  for (const gain of document.querySelectorAll('.seat .gain'))
    for (const text of gain.closest('.seat').querySelectorAll('.score b, .name')) {
      const [a, b] = [gain.getBoundingClientRect(), text.getBoundingClientRect()];
      const apart = a.left >= b.right + APART || b.left >= a.right + APART || a.top >= b.bottom || b.top >= a.bottom;
      if (b.width && !apart)
        faults.push(`${gain.textContent} runs into ${text.textContent}`);
    }
  for (const button of document.querySelectorAll('#move .acts button')) seen(button, 'the button', true);
  return faults;
}
"""


SHIFTS = """
(() => {
  // The prompt, and the time since when it is shown, for the report of a shift.
  const said = [];
  const text = where => document.querySelector(where)?.textContent.trim().replace(/\\s+/g, ' ') ?? '';
  const look = () => {
    const asked = `${text('.strip .where')} / ${text('#move h2')}`;
    if (said.at(-1)?.asked !== asked) said.push({now: performance.now(), asked});
  };
  new MutationObserver(look).observe(document, {childList: true, characterData: true, subtree: true});
  const element = node => (node?.nodeType === 1 ? node : node?.parentElement);
  const name = each => {
    const classes = [...each.classList].filter(one => !one.startsWith('svelte-'));
    return [each.tagName.toLowerCase(), ...classes].join('.');
  };
  const path = node => {
    const names = [];
    for (let each = element(node); each && names.length < 3; each = each.parentElement) names.unshift(name(each));
    return names.join(' > ') || 'something that is gone';
  };
  const box = ({x, y, width, height}) => `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`;
  let session = null;
  const note = shifts => {
    for (const shift of shifts) {
      if (window.resizing) continue;
      window.shifted = (window.shifted ?? 0) + shift.value;
      // As the Web Vitals count: shifts less than a second apart belong together, for five seconds at most.
      const goesOn = session && shift.startTime - session.last < 1000 && shift.startTime - session.first < 5000;
      if (!goesOn) session = {first: shift.startTime, sum: 0};
      session.last = shift.startTime;
      session.sum += shift.value;
      window.worst = Math.max(window.worst ?? 0, session.sum);
      const at = said.findLastIndex(each => each.now <= shift.startTime + 1);
      const things = shift.sources.map(each =>
        `${path(each.node)} from ${box(each.previousRect)} to ${box(each.currentRect)}`);
      (window.shifts ??= []).push(
        `${shift.value.toFixed(5)} at ${Math.round(shift.startTime)} ms, ` +
        `after "${said[at - 1]?.asked}", at "${said[at]?.asked}": ${things.join('; ')}`);
    }
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({type: 'layout-shift', buffered: true});
  // Everything drawn until now is reported by then.
  const frame = () => new Promise(requestAnimationFrame);
  window.noteShifts = async () => {
    await frame();
    await frame();
    await new Promise(done => setTimeout(done));
    note(observer.takeRecords());
  };
})()
"""
"""Measures all layout shifts in a page that starts with this script.

The Web Vitals leave out the half second after a touch or a key. Which shifts that excludes depends on how busy the
machine is, whereas counting all of them gives the same answer every time. Nothing at a table needs to move by layout:
cards and pieces move by transforms, which a browser does not count as layout shifts.
"""
STILL = 0.001
"""A smaller shift is a rounding error, not a movement."""


def moved(page: Page, ever: bool = False) -> list[str]:
    """Return the elements that have moved on a page since it was opened.

    The list is empty if no movement was visible: not even all movements together if `ever` is true, or else none of
    those that belong together.
    """
    page.evaluate("window.noteShifts()")
    found: list[str] = page.evaluate(
        "([sum, still]) => (window[sum] ?? 0) < still ? [] : window.shifts", ["shifted" if ever else "worst", STILL]
    )
    return found


@contextmanager
def resizing(page: Page) -> Iterator[None]:
    """Allow the window to change its size in this context: everything moves then, and that does not count."""
    page.evaluate("window.noteShifts?.().then(() => (window.resizing = true))")
    yield
    page.evaluate("window.noteShifts?.().then(() => (window.resizing = false))")


def faults(page: Page) -> list[str]:
    """Return the elements that are out of sight or covered at a decision. The list is empty if all is well."""
    found: list[str] = page.evaluate(LOOK, CHOICES)
    return found


SPEECH = """
() => {
  const faults = [];
  const NEEDED = '.stage .touch, .dock .touch, #move .prompt, .dock .hand .held, .stage .score, .stage .count, '
    + '.stage .badges, .stage .holds, .strip';
  for (const bubble of document.querySelectorAll('[data-speech]')) {
    const [a, place] = [bubble.getBoundingClientRect(), bubble.closest('.place')];
    for (const thing of document.querySelectorAll(NEEDED)) {
      const b = thing.getBoundingClientRect();
      // A seat that is a choice may show an emote of its own: most of it is free.
      if (thing.contains(bubble) || (thing.matches('.seat') && place.contains(thing)) || b.width < 3) continue;
      const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (across > 1 && down > 1) {
        const what = `${thing.className.toString().split(' ')[0]} "${thing.textContent.trim().slice(0, 30)}"`;
        faults.push(`the bubble of ${place.dataset.spot} covers ${what}: ${Math.round(across)}×${Math.round(down)}`);
      }
    }
    const stage = bubble.closest('.stage').getBoundingClientRect();
    if (a.left < stage.left - 1 || a.right > stage.right + 1 || a.top < stage.top - 1 || a.bottom > stage.bottom + 1)
      faults.push(`the bubble of ${place.dataset.spot} is outside the stage`);
  }
  return faults;
}
"""


def speech_faults(page: Page) -> list[str]:
    """Return what speech bubbles and emotes hide that a player needs, and what else is out of sight."""
    found: list[str] = page.evaluate(SPEECH)
    # Clicks pass through bubbles; to find what the bubbles cover, they must not.
    page.evaluate("document.querySelectorAll('[data-speech]').forEach(each => (each.style.pointerEvents = 'auto'))")
    return found + faults(page)
