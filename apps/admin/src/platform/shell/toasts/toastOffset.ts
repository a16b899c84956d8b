export type Area = { top: number; bottom: number; left: number; right: number };

/** Just above the save bar. */
export const usualBottom = 92;
const gap = 12;
const appBar = 64;

export const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * The distance of the toasts from the bottom at which they cover no button. They go up to the middle of the window for that, and to its
 * top to keep a submit button free.
 */
export function toastOffset(
  { top, bottom: end, left, right }: Area,
  height: number,
  buttons: readonly Area[],
  submits: readonly Area[],
): number {
  const size = end - top;
  const search = (avoided: readonly Area[], highest: number): number | undefined => {
    for (let bottom = usualBottom; height - bottom - size >= highest;) {
      const area = { left, right, top: height - bottom - size, bottom: height - bottom };
      const hit = avoided.filter((one) => meet(area, one));
      if (hit.length === 0) return bottom;
      bottom = height - Math.min(...hit.map((one) => one.top)) + gap;
    }
    return undefined;
  };
  return search([...buttons, ...submits], height / 2) ?? search(submits, appBar) ?? usualBottom;
}
