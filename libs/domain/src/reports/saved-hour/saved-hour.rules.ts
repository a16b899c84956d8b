/** The minutes of a budget: what was logged of it, and whether the task or project is over. */
export type Budget = { budget: number; logged: number; isClosed: boolean };

/**
 * Returns what a budget saved, in minutes. What is over has saved what was not logged. What is open may still use the rest of its budget, so that its
 * forecast is 0, or what it has already overrun. Example: 10 h of which 8 h were logged have saved 2 h once the task is done.
 */
export function savedOf({ budget, logged, isClosed }: Budget): {
  remaining: number;
  saved: number;
  forecast: number;
  overrun: number;
} {
  const left = budget - logged;
  return {
    remaining: isClosed ? 0 : Math.max(0, left),
    saved: isClosed ? left : 0,
    forecast: isClosed ? left : Math.min(0, left),
    overrun: Math.max(0, -left),
  };
}
