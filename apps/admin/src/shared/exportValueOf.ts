import type { RaRecord } from 'react-admin';

/** Example: `exportValueOf(record, 'address.city')`. */
export const exportValueOf = (record: RaRecord, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      record,
    );
