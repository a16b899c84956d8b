import { Suspense } from 'react';
import { useFormState } from 'react-hook-form';
import { part } from '../../../platform/page/page.ts';

const ErrorSummary = part(() => import('./ErrorSummary.tsx').then((m) => m.ErrorSummary));

/** Shown only after a failed attempt to save. */
export const Problems = () => {
  const { submitCount } = useFormState();
  return submitCount > 0 ? (
    <Suspense fallback={null}>
      <ErrorSummary />
    </Suspense>
  ) : null;
};
