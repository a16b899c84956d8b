import { useRecordFromLocation, useTranslate } from 'react-admin';
import { ChooseInvoice } from './form/ChooseInvoice.tsx';
import { CreditOfInvoice } from './form/CreditOfInvoice.tsx';

/** Begins with the invoice in the address, or asks which one to credit. */
export const CreditNoteCreate = () => {
  const t = useTranslate();
  const { invoiceId } = (useRecordFromLocation() ?? {}) as { invoiceId?: number };
  const title = t('creditNotes.new');
  return invoiceId ? <CreditOfInvoice key={invoiceId} invoiceId={invoiceId} title={title} /> : <ChooseInvoice title={title} />;
};
