import { addDays, type AgeBucket } from '@kontor/domain';
import type { Tone } from '../../platform/theme/tokens.ts';

type Age = { bucket: AgeBucket; tone: Tone; /** Days since the due date. */ from: number | null; to: number | null };

/** The age ranges of receivables, as in the API. */
export const ages: readonly Age[] = [
  { bucket: 'notDue', tone: 'info', from: null, to: 0 },
  { bucket: 'days1to30', tone: 'teal', from: 1, to: 30 },
  { bucket: 'days31to60', tone: 'warning', from: 31, to: 60 },
  { bucket: 'days61to90', tone: 'violet', from: 61, to: 90 },
  { bucket: 'over90', tone: 'error', from: 91, to: null },
];

/** The due dates of an age range. Example: 1 to 30 days on 2026-11-21 is from 2026-10-22 to 2026-11-20. */
export const dueBetween = ({ from, to }: Pick<Age, 'from' | 'to'>, today: string): [string | null, string | null] => [
  to === null ? null : addDays(today, -to),
  from === null ? null : addDays(today, -from),
];
