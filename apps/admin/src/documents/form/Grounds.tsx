import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { part } from '../../platform/page/page.ts';
import { useBasis } from '../values/BasisContext.ts';
import { writtenLines, type LineValues } from '../values/lineValues.ts';

const MissingGrounds = part(() => import('./MissingGrounds.tsx').then((m) => m.MissingGrounds));

/** Told while the document is typed, and only where a tax other than a standard rate stands in it. */
export const Grounds = () => {
  const { rates } = useBasis();
  const written = writtenLines((useWatch({ name: 'lines' }) as LineValues[] | undefined) ?? []);
  const taxes = written.flatMap(({ taxRateId }) => rates.get(taxRateId ?? 0) ?? []);
  if (taxes.every(({ category }) => category === 'S')) return null;
  return (
    <Suspense fallback={null}>
      <MissingGrounds taxes={taxes} written={written} />
    </Suspense>
  );
};
