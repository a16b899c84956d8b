/** The change in whole percent, never −0; null when there is nothing to compare with. Example: `changeOf(90, 120)` is -25. */
export const changeOf = (value: number, previous: number): number | null =>
  previous === 0 ? null : Math.round(((value - previous) / Math.abs(previous)) * 100) || 0;

/** Whether a change is good: more is, except of costs. Example: `toneOf(5, true)` is a warning. */
export const toneOf = (change: number, isWorse: boolean): 'success' | 'warning' | 'neutral' =>
  change === 0 ? 'neutral' : change > 0 === isWorse ? 'warning' : 'success';
