import type { CDPSession, Page } from 'playwright-core';

type Stop = { wrong: string[]; what: string; same: boolean } | null;
declare global {
  interface Window {
    /** Elements that the keyboard has reached. */
    walked: Set<Element>;
    /** Puts the focus where a walk begins: on this element, or before everything. */
    startWalk: (from: string | undefined) => void;
    stopped: () => Promise<Stop>;
    missed: () => string[];
    /** Where the quick walk stands; undefined while none is under way. */
    quick: { ended: boolean; isFine: boolean } | undefined;
  }
}

/** More than the stops of any page, and the parts of any control, such as day, month and year. */
const most = { stops: 500, parts: 8 };
const atOnce = 16;

/**
 * Walks a page by Tab alone and returns its problems: a stop without a name or focus ring, covered or out of sight, a keyboard trap, a
 * control that Tab never reaches. `from` is where to start, because everything before was walked elsewhere.
 */
export async function tabWalk(page: Page, from?: string): Promise<string[]> {
  await page.mouse.move(0, 0); // Left over a control, it would show a tooltip in the way of the next.
  if (!(await page.evaluate(() => 'stopped' in window))) await page.evaluate(look);
  return (await isFineAtOnce(page, from)) ? [] : walkSlowly(page, from);
}

/** Presses many keys without waiting for what the page makes of each. Where anything is wrong then, the walk at a person's pace decides. */
async function isFineAtOnce(page: Page, from: string | undefined): Promise<boolean> {
  const keys = await page.context().newCDPSession(page);
  await page.evaluate((start) => {
    window.startWalk(start);
    window.quick = { ended: false, isFine: true };
  }, from);
  for (let presses = 0; presses < most.stops; presses += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => pressTab(keys)));
    if (await page.evaluate(() => window.quick?.ended || !window.quick?.isFine)) break;
  }
  await keys.detach();
  return page.evaluate(() => {
    const isFine = Boolean(window.quick?.ended && window.quick.isFine) && window.missed().length === 0;
    window.quick = undefined;
    (document.activeElement as HTMLElement | null)?.blur();
    return isFine;
  });
}

const pressTab = (keys: CDPSession): Promise<unknown> =>
  keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 });

async function walkSlowly(page: Page, from: string | undefined): Promise<string[]> {
  await page.evaluate((start) => window.startWalk(start), from);
  const found: string[] = [];
  for (let [press, parts] = [0, 0]; ; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => window.stopped());
    if (!stop) break;
    parts = stop.same ? parts + 1 : 0;
    if (press > most.stops || parts > most.parts) return [...found, `does not leave ${stop.what}`];
    if (stop.wrong.length > 0) found.push(`${stop.wrong.join(', ')}: ${stop.what}`);
  }
  const missed = await page.evaluate(() => window.missed());
  return [...found, ...missed.map((what) => `never reached: ${what}`)];
}

/** Runs in the browser page. */
function look(): void {
  const shownRing = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
  };
  /** A field draws its ring with its border; a switch, and a card that is one link, on their container. */
  const isRinged = (stop: Element): boolean => {
    const field = stop.closest('.MuiOutlinedInput-root')?.querySelector('.MuiOutlinedInput-notchedOutline');
    if (field) return getComputedStyle(field).borderTopWidth === '2px';
    for (let around: Element | null = stop, up = 0; around && up < 4; around = around.parentElement, up += 1)
      if (shownRing(around)) return true;
    return false;
  };
  const nameOf = (stop: Element): string => {
    const labelledBy = (stop.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    const labels = 'labels' in stop ? [...((stop as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
    const alt = stop.querySelector('img')?.alt;
    return [stop.getAttribute('aria-label'), ...labelledBy, ...labels, stop.textContent, stop.getAttribute('title'), alt]
      .join('')
      .trim();
  };
  const what = (stop: Element): string => `${nameOf(stop).slice(0, 40)} ${stop.outerHTML.slice(0, 120)}`;
  /** The element that covers the middle of its visible part, or that it is not to be seen whole. */
  const over = (stop: Element): string | undefined => {
    const box = stop.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (bottom - top < Math.min(box.height, 8)) return 'out of sight';
    if (stop.matches('input, textarea') && box.right > innerWidth + 1) return 'cut off';
    const there = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    const whole = stop.closest('label, .MuiButtonBase-root, .MuiInputBase-root') ?? stop;
    return !there || whole.contains(there) || there.contains(stop) ? undefined : `under ${there.outerHTML.slice(0, 80)}`;
  };
  const wrongWith = (stop: Element): string[] =>
    [nameOf(stop) ? undefined : 'no name', isRinged(stop) ? undefined : 'no ring', over(stop)].filter(
      (problem) => problem !== undefined,
    );

  let last: Element | undefined;
  window.startWalk = (from) => {
    window.walked = new Set();
    last = undefined;
    window.scrollTo(0, 0);
    if (from) return document.querySelector<HTMLElement>(from)?.focus();
    // Blurring is not enough: the next Tab continues from the last focus.
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
  };

  // Each press finds the stop of the press before: by then the page has drawn nothing, but decided everything.
  let parts = 0;
  const start = (): boolean => window.walked.size === 0 && (document.activeElement?.matches('body, [tabindex="-1"]') ?? true);
  const noteStop = (): void => {
    const walk = window.quick;
    const stop = document.activeElement;
    if (!walk || walk.ended || !walk.isFine || start()) return;
    if (!stop || stop === document.body || (window.walked.has(stop) && stop !== last)) walk.ended = true;
    else if (stop === last) walk.isFine = (parts += 1) <= 8;
    else {
      [last, parts] = [stop, 0];
      window.walked.add(stop);
      walk.isFine = wrongWith(stop).length === 0;
    }
  };
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && noteStop(), { capture: true });
  // A transition shows its first moment until something is drawn.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);

  window.stopped = async () => {
    const stop = document.activeElement;
    const same = stop === last;
    if (!stop || stop === document.body || (window.walked.has(stop) && !same)) return null;
    if (same) return { wrong: [], what: what(stop), same };
    last = stop;
    window.walked.add(stop);
    let wrong = wrongWith(stop);
    // The ring appears one frame after the focus, and scrolling may still be going on.
    for (let frames = 0; wrong.length > 0 && frames < 6; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)));
      wrong = wrongWith(stop);
    }
    return { wrong, what: what(stop), same };
  };
  const controls = 'a[href], button, input, select, textarea, [tabindex]';
  const isStop = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type=hidden], [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.getAttribute('type') !== 'radio' || (element as HTMLInputElement).checked);
  window.missed = () =>
    [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)]
      .filter((element) => isStop(element) && !window.walked.has(element))
      .map(what);
}
