import type { Page } from 'playwright-core';

type Stop = { wrong: string[]; what: string; same: boolean } | null;
declare global {
  interface Window {
    /** Elements that the keyboard has reached. */
    walked: Set<Element>;
    stopped: () => Promise<Stop>;
    missed: () => string[];
  }
}

/** More than the stops of any page, and the parts of any control, such as day, month and year. */
const most = { stops: 500, parts: 8 };

/**
 * Walks a page by Tab alone and returns its problems: a stop without a name or focus ring, covered or out of sight, a keyboard trap, a
 * control that Tab never reaches. `from` is where to start, because everything before was walked elsewhere.
 */
export async function tabWalk(page: Page, from?: string): Promise<string[]> {
  await page.mouse.move(0, 0); // Left over a control, it would show a tooltip in the way of the next.
  await page.evaluate(look);
  await page.evaluate((start) => {
    window.walked = new Set();
    window.scrollTo(0, 0);
    if (start) return document.querySelector<HTMLElement>(start)?.focus();
    // Blurring is not enough: the next Tab continues from the last focus.
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
  }, from);
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
