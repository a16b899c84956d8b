import type { CustomerRecord } from '@kontor/domain';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CustomerField } from '../../../documents/form/CustomerField.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { dueDateFor } from '../../../documents/values/customerTerms.ts';

/** The customer of an invoice, whose payment terms decide the due date, unless it was typed. */
export const InvoiceCustomer = () => {
  const { organisation } = useBasis();
  const { getValues, setValue } = useFormContext();
  const [untyped, setUntyped] = useState(() => getValues('dueDate') as unknown);
  const follow = (customer: CustomerRecord) => {
    if (getValues('dueDate') !== untyped) return;
    const due = dueDateFor(String(getValues('invoiceDate')), customer, organisation);
    setValue('dueDate', due, { shouldDirty: true });
    setUntyped(due);
  };
  return <CustomerField onCustomer={follow} />;
};
