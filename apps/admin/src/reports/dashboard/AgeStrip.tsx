import type { AgedAmount } from '@kontor/domain';
import { Strip } from '../../platform/report/Strip.tsx';
import { ages } from './ages.ts';

/** Receivables by age, as one strip. */
export const AgeStrip = ({ aged }: { aged: readonly AgedAmount[] }) => (
  <Strip
    parts={ages.map(({ bucket, tone }) => ({
      key: bucket,
      tone,
      amount: aged.find((one) => one.bucket === bucket)?.amount ?? 0,
    }))}
  />
);
