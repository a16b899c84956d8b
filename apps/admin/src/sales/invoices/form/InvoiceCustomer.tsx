import type { CustomerRecord } from '@kontor/domain';
import { useFormContext } from 'react-hook-form';
import { CustomerField } from '../../../documents/form/CustomerField.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { dueDateFor } from '../../../documents/values/customerTerms.ts';

/** The customer of an invoice, who also decides the payment terms. */
export const InvoiceCustomer = () => {
  const { organisation } = useBasis();
  const { getValues, setValue } = useFormContext();
  const follow = (customer: CustomerRecord) =>
    setValue('dueDate', dueDateFor(String(getValues('invoiceDate')), customer, organisation), { shouldDirty: true });
  return <CustomerField onCustomer={follow} />;
};
