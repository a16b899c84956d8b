import type { RaRecord } from 'react-admin';

/** Minutes as decimal hours for a spreadsheet. Example: `hoursOf(165)` is 2.75. */
export const hoursOf = (minutes: number | null | undefined): number | null =>
  minutes === null || minutes === undefined ? null : Math.round((minutes * 100) / 60) / 100;

/** Example: `exportValueOf(record, 'address.city')`. */
export const exportValueOf = (record: RaRecord, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      record,
    );
