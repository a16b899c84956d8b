import type { RecurringBillDetail } from '@kontor/domain';
import { useMemo } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { ScheduleFields } from '../../../documents/schedule/ScheduleFields.tsx';
import { TemplateCurrency } from '../../../documents/schedule/TemplateCurrency.tsx';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { PurchaseForm } from '../../bills/form/PurchaseForm.tsx';
import type { Purchase } from '../../bills/form/useSavePurchase.ts';
import type { LineStart } from '../../bills/form/values.ts';
import { VendorField } from '../../bills/form/VendorField.tsx';
import { recurringBillDrafts, recurringBillInputOf, type RecurringBillValues } from './values.ts';

type Props = { basis: Basis; defaults: RecurringBillValues; recurring?: RecurringBillDetail; title: string };

const kind: Purchase<RecurringBillValues> & { dateField: string } = {
  resource: 'recurringBills',
  paperOf: null,
  dateField: 'firstDate',
  done: 'recurringBills.done.save',
  drafts: recurringBillDrafts,
  inputOf: recurringBillInputOf,
};

/** The vendor and terms of the bills, and when they are made. */
const Details = ({ onLineStart }: { onLineStart: (start: LineStart) => void }) => {
  const t = useTranslate();
  return (
    <>
      <Section title={t('documents.form.details')}>
        <FieldGrid>
          <VendorField onLineStart={onLineStart} />
          <TextInput source="name" isRequired helperText="recurringBills.hint.name" />
          <TextInput source="orderNumber" helperText={false} />
          <TextInput source="paymentReference" helperText="recurringBills.hint.reference" />
          <TemplateCurrency />
          <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
          <BooleanInput source="reverseCharge" helperText="bills.form.reverse_charge" sx={{ mt: 1.25 }} />
        </FieldGrid>
      </Section>
      <Section title={t('schedule.title')}>
        <ScheduleFields termsHint="recurringBills.hint.terms" />
      </Section>
    </>
  );
};

/** The form of a recurring bill: vendor, schedule with its next dates, lines as a bill has them, texts. */
export const RecurringBillForm = ({ basis, defaults, recurring, title }: Props) => {
  const t = useTranslate();
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./recurringBillResolver.ts').then((m) => m.recurringBillResolver(rates, t))),
    [rates, t],
  );
  return (
    <PurchaseForm<RecurringBillValues>
      kind={kind}
      basis={basis}
      defaults={defaults}
      record={recurring}
      title={title}
      resolver={resolver}
      Details={Details}
      notes={
        <>
          <TextInput source="comment" multiline minRows={2} helperText={false} />
          <TextInput source="customerNotes" multiline minRows={2} helperText="bills.form.notes_hint" />
          <TextInput source="terms" multiline minRows={2} helperText={false} />
        </>
      }
    />
  );
};
