import { addDays, daysBetween, isCalendarDate } from '@kontor/domain';
import { Suspense, useRef } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { rateFor } from '../../../documents/values/rateFor.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { part } from '../../../platform/page/page.ts';
import type { LineStart } from './values.ts';
import { TwinWarning } from './TwinWarning.tsx';
import { VendorField } from './VendorField.tsx';

const ExchangeRate = part(() => import('../../../documents/form/ExchangeRate.tsx').then((m) => m.ExchangeRate));

/** The dates; the due date keeps its distance when the bill's date changes. */
const Dates = () => {
  const { getValues, setValue, clearErrors } = useFormContext();
  const before = useRef(String(getValues('billDate')));
  const follow = (date: string | null) => {
    const due = String(getValues('dueDate') ?? '');
    if (!date || !isCalendarDate(date)) return;
    if (isCalendarDate(before.current) && isCalendarDate(due)) {
      setValue('dueDate', addDays(date, Math.max(0, daysBetween(before.current, due))), { shouldDirty: true });
      clearErrors('dueDate');
    }
    before.current = date;
  };
  return (
    <>
      <DateInput source="billDate" required onValue={follow} />
      <DateInput source="dueDate" required />
    </>
  );
};

/** The currency, and its rate where it is not the firm's own. */
export const PurchaseCurrency = () => {
  const { organisation } = useBasis();
  const { setValue } = useFormContext();
  const currency = useWatch({ name: 'currency' }) as string;
  const base = organisation?.baseCurrency;
  const follow = (next: string | null) => setValue('exchangeRate', rateFor(next, base), { shouldDirty: true });
  return (
    <>
      <CurrencyInput source="currency" required onChange={follow} />
      {base && currency && currency !== base && (
        <Suspense fallback={null}>
          <ExchangeRate currency={currency} base={base} />
        </Suspense>
      )}
    </>
  );
};

/** The vendor, the numbers and dates on the bill, and its currency. */
export const BillDetails = ({ id, onLineStart }: { id: number | undefined; onLineStart: (start: LineStart) => void }) => {
  const t = useTranslate();
  return (
    <Section title={t('documents.form.details')}>
      <FieldGrid>
        <VendorField onLineStart={onLineStart} />
        <TextInput source="number" helperText={false} />
        <Dates />
        <DateInput source="supplyDate" helperText={t('documents.form.supply_hint')} />
        <TextInput source="referenceNumber" helperText={false} />
        <TextInput source="orderNumber" helperText={false} />
        <TextInput source="paymentReference" helperText="bills.form.payment_reference" />
        <PurchaseCurrency />
        <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
        <BooleanInput source="reverseCharge" helperText="bills.form.reverse_charge" sx={{ mt: 1.25 }} />
      </FieldGrid>
      <TwinWarning id={id} />
    </Section>
  );
};
