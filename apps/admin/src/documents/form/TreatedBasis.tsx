import type { CustomerRecord } from '@kontor/domain';
import { useMemo, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BasisContext, useBasis } from '../values/BasisContext.ts';
import { treatedBasis } from '../values/treatedBasis.ts';

/** Proposes taxes by the treatment of the form's customer, in place of the usual ones. */
export const TreatedBasis = ({ children }: { children: ReactNode }) => {
  const basis = useBasis();
  const customerId = useWatch({ name: 'customerId' }) as number | null;
  const { data } = useGetOne<CustomerRecord>(
    'customers',
    { id: customerId ?? 0 },
    { enabled: Boolean(customerId), retry: false },
  );
  const treatment = customerId ? data?.taxTreatment : undefined;
  const treated = useMemo(() => treatedBasis(basis, treatment), [basis, treatment]);
  return <BasisContext.Provider value={treated}>{children}</BasisContext.Provider>;
};
