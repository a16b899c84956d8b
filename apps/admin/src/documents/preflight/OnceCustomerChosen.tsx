import { Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Shows its children once the document has a customer; before, it has only just been begun. */
export const OnceCustomerChosen = ({ children }: { children: ReactNode }) =>
  useWatch({ name: 'customerId' }) ? <Suspense fallback={null}>{children}</Suspense> : null;
