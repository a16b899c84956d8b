import type { CustomerRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { customerLike } from '../../customers/customers/customerLike.ts';
import { lateResolver } from '../../platform/form/lateResolver.ts';
import { part } from '../../platform/page/page.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { useDateField } from '../values/dateField.ts';
import type { LineValues } from '../values/lineValues.ts';
import { customerTerms } from '../values/customerTerms.ts';
import { rateFor } from '../values/rateFor.ts';
import { templateReferences } from '../values/references.ts';

const NewCustomer = part(() => import('./NewCustomer.tsx').then((m) => m.NewCustomer));

type Props = {
  /** Called for further effects of the customer, such as an invoice's due date. */
  onCustomer?: (customer: CustomerRecord) => void;
};

/** The customer of the document. Selecting one fills in the agreed terms. */
export const CustomerField = ({ onCustomer }: Props) => {
  const t = useTranslate();
  const { organisation, rateOn } = useBasis();
  const dateField = useDateField();
  const { getValues, setValue } = useFormContext();
  const discount = (): unknown[] => getValues(['discountPercent', 'discountAmount']).map((value: unknown) => value || null);
  /** What nobody typed: the discount that was stored, or that the customer before brought along. */
  const [untyped, setUntyped] = useState(discount);
  const resolver = lateResolver(() => import('./customerResolver.ts').then((m) => m.customerResolver(t)));
  const customerId = useWatch({ name: 'customerId' }) as number | null;
  /** Lines whose tax was only proposed get that of the new customer. */
  const followTreatment = ({ taxTreatment }: CustomerRecord) => {
    const date = String(getValues(dateField));
    const proposed = rateOn(date);
    const next = rateOn(date, { treatment: taxTreatment });
    for (const [at, line] of ((getValues('lines') ?? []) as LineValues[]).entries())
      if (line.taxRateId === proposed && !line.advanceOf && next !== proposed)
        setValue(`lines.${at}.taxRateId`, next, { shouldDirty: true });
  };
  /** The references were those of the customer before, unless they were typed before any was chosen. */
  const isAnother = (record: CustomerRecord | undefined) => Boolean(customerId) && customerId !== record?.id;
  const fill = (record: CustomerRecord | undefined) => {
    for (const field of ['contactId', 'projectId', ...(isAnother(record) ? templateReferences : [])])
      setValue(field, null, { shouldDirty: true });
    if (!record) return;
    const { discountPercent, ...terms } = customerTerms(record);
    if (terms.currency !== getValues('currency'))
      setValue('exchangeRate', rateFor(terms.currency, organisation?.baseCurrency), { shouldDirty: true });
    for (const [field, value] of Object.entries(terms)) setValue(field, value, { shouldDirty: true });
    if (String(discount()) === String(untyped)) {
      setValue('discountPercent', discountPercent, { shouldDirty: true });
      if (discountPercent) setValue('discountAmount', null, { shouldDirty: true });
      setUntyped(discount());
    }
    followTreatment(record);
    onCustomer?.(record);
  };
  return (
    <Box sx={{ gridColumn: { sm: 'span 2' } }}>
      <ReferencePicker
        source="customerId"
        reference="customers"
        filter={{ active: true }}
        sort={{ field: 'name', order: 'ASC' }}
        required
        helperText={false}
        autoFocus={!customerId}
        onRecord={fill}
        create={{ inputs: <NewCustomer />, resolver, defaults: customerLike(organisation) }}
      />
    </Box>
  );
};
