import { useEffect, useState, type RefObject } from 'react';
import { toastOffset, meet, usualBottom, type Area } from './toastOffset.ts';

const submitting = 'button[type="submit"], [data-save-bar] button, .MuiDialogActions-root button';
const moments = ['scroll', 'resize', 'input', 'focusin', 'click'] as const;
/** A dialog that is fetched, or grows when its content comes, tells of itself by none of these. */
const lookAgain = 400;

/** The areas of buttons that can be pressed now, without those behind a dialog. */
function placesOf(selector: string, without: Element): Area[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => !without.contains(one) && !one.closest('[aria-hidden="true"]'))
    .map((one) => ({ one, area: one.getBoundingClientRect() }))
    .filter(({ area: { width, top, bottom } }) => width > 0 && bottom > 0 && top < window.innerHeight)
    .filter(({ one }) => one.checkVisibility({ visibilityProperty: true }))
    .map(({ area }) => area);
}

/** Keeps the toasts off the page's buttons, and off submit buttons also while scrolling. */
export function useToastOffset(stack: RefObject<HTMLElement | null>, shown: readonly unknown[]): number {
  const [bottom, setBottom] = useState(usualBottom);
  useEffect(() => {
    const place = (isScrolled: boolean) => {
      const box = stack.current;
      if (!box) return;
      const area = box.getBoundingClientRect();
      if (area.height === 0) return;
      const submits = placesOf(submitting, box);
      setBottom((now) => {
        const { left, right, height } = area;
        const here = { left, right, top: window.innerHeight - now - height, bottom: window.innerHeight - now };
        const covers = submits.some((one) => meet(here, one));
        // A toast that somebody reads stays in place, unless it is in the way.
        return isScrolled && !covers
          ? now
          : toastOffset(area, window.innerHeight, placesOf('button, a[role="button"]', box), submits);
      });
    };
    place(false);
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(true));
    };
    for (const moment of moments) window.addEventListener(moment, later, { capture: true, passive: true });
    const timer = shown.length > 0 ? setInterval(later, lookAgain) : undefined;
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      for (const moment of moments) window.removeEventListener(moment, later, { capture: true });
    };
  }, [stack, shown]);
  return bottom;
}
