import type { SameKeys } from '../../../platform/i18n/languages.ts';

/** Words of the timer in the app bar, needed on all pages. */
export const en = { timeSheets: { timer: { start: 'Start a timer', running: 'Timer running: %{project}, %{duration}' } } };

export const lt: SameKeys<typeof en> = {
  timeSheets: { timer: { start: 'Paleisti laikmatį', running: 'Laikmatis veikia: %{project}, %{duration}' } },
};

export const no: SameKeys<typeof en> = {
  timeSheets: { timer: { start: 'Start stoppeklokke', running: 'Stoppeklokken går: %{project}, %{duration}' } },
};
