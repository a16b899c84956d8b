import { Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Nothing is said of a document before it has a customer: it has only just been begun. */
export const WhenChosen = ({ children }: { children: ReactNode }) =>
  useWatch({ name: 'customerId' }) ? <Suspense fallback={null}>{children}</Suspense> : null;
