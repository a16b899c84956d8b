import type { VendorCreditNoteDetail } from '@kontor/domain';
import { Alert } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { part } from '../../../platform/page/page.ts';
import { PurchaseCurrency } from '../../bills/form/BillDetails.tsx';
import { PurchaseForm } from '../../bills/form/PurchaseForm.tsx';
import type { Purchase } from '../../bills/form/useSavePurchase.ts';
import { VendorField } from '../../bills/form/VendorField.tsx';
import type { LineStart } from '../../bills/form/values.ts';
import { CorrectedBills } from './CorrectedBills.tsx';
import { creditDrafts, creditInputOf, type CreditValues } from './values.ts';

const ReceivedPanel = part(() => import('../../bills/received/ReceivedPanel.tsx').then((m) => m.ReceivedPanel));

type Props = {
  basis: Basis;
  defaults: CreditValues;
  note?: VendorCreditNoteDetail;
  /** Lines of the corrected bill stand on an invoice, which stays as it is. */
  isBilled?: boolean;
  title: string;
};

const kind: Purchase<CreditValues> & { dateField: string } = {
  resource: 'vendorCreditNotes',
  paperOf: 'VendorCreditNote',
  dateField: 'creditDate',
  done: 'vendorCreditNotes.done.save',
  drafts: creditDrafts,
  inputOf: creditInputOf,
};

const CreditDetails = ({ onLineStart }: { onLineStart: (start: LineStart) => void }) => {
  const t = useTranslate();
  return (
    <Section title={t('documents.form.details')}>
      <FieldGrid>
        <VendorField onLineStart={onLineStart} />
        <TextInput source="number" helperText={false} />
        <DateInput source="creditDate" required />
        <DateInput source="supplyDate" helperText={t('documents.form.supply_hint')} />
        <PurchaseCurrency />
        <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
        <BooleanInput source="reverseCharge" helperText={false} sx={{ mt: 1.25 }} />
        <CorrectedBills />
      </FieldGrid>
    </Section>
  );
};

/** The form of a draft: vendor, the bills that it corrects, dates and currency; lines as a bill has them. */
export const CreditForm = ({ basis, defaults, note, isBilled = false, title }: Props) => {
  const t = useTranslate();
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./creditResolver.ts').then((m) => m.creditResolver(rates, t))),
    [rates, t],
  );
  return (
    <PurchaseForm<CreditValues>
      kind={kind}
      basis={basis}
      defaults={defaults}
      record={note}
      title={title}
      resolver={resolver}
      above={
        <>
          {isBilled && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('vendorCreditNotes.form.billed')}
            </Alert>
          )}
          {note?.received && (
            <Suspense fallback={null}>
              <ReceivedPanel bill={note} />
            </Suspense>
          )}
        </>
      }
      Details={CreditDetails}
      notes={<TextInput source="comment" multiline minRows={2} helperText={false} />}
    />
  );
};
