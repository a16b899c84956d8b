import type { CustomerRecord } from '@kontor/domain';
import { useFormContext } from 'react-hook-form';
import { CustomerFields } from '../../../documents/form/CustomerFields.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { dueDateFor } from '../../../documents/values/customerTerms.ts';
import { CustomerDebts } from './CustomerDebts.tsx';

/** The customer of an invoice decides how long it may take to pay it, and may owe something already. */
export const InvoiceCustomer = () => {
  const { organisation } = useBasis();
  const { getValues, setValue } = useFormContext();
  const follow = (customer: CustomerRecord) =>
    setValue('dueDate', dueDateFor(String(getValues('invoiceDate')), customer, organisation), { shouldDirty: true });
  return <CustomerFields onCustomer={follow} below={(customerId) => <CustomerDebts customerId={customerId} />} />;
};
