import { CorrectInvoiceInput, type CorrectedInvoice, type InvoiceDetail } from '@kontor/domain';
import { useRef } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { confirming } from '../../../platform/api/confirming.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';

/** Credits what is left of an invoice and opens a new draft with the same lines. */
export const CorrectDialog = ({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const today = useToday();
  const sent = useRef({ text: '', key: '' });
  const hasHours = invoice.lines.some(({ sources }) => sources.length > 0);
  return (
    <FormDialog
      title={`${t('crediting.correct')}: ${invoice.number}`}
      text={t('crediting.correct_text')}
      submitLabel={t('crediting.correct_now')}
      defaults={{
        creditNoteDate: today < invoice.invoiceDate ? invoice.invoiceDate : today,
        reason: '',
        moveSources: hasHours,
      }}
      resolver={useValidation(CorrectInvoiceInput)}
      run={async ({ creditNoteDate, reason, moveSources }: CorrectInvoiceInput) => {
        const body = { creditNoteDate, reason, ...(hasHours && { moveSources }) };
        const made = await confirming((confirmed) => {
          const text = JSON.stringify({ ...body, ...confirmed });
          // The same input sent again after a lost answer must not credit twice.
          if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
          return kontor.call<CorrectedInvoice>('POST', `/invoices/${invoice.id}/correct`, {
            body: { ...body, ...confirmed },
            idempotencyKey: sent.current.key,
          });
        });
        readAgain();
        void navigate(`/invoices/${made.invoiceId}`);
      }}
      success="crediting.corrected"
      onClose={onClose}
    >
      <DateInput source="creditNoteDate" label={t('crediting.date')} required />
      <TextInput source="reason" required multiline minRows={2} autoFocus helperText="crediting.reason_printed" />
      {hasHours && <BooleanInput source="moveSources" label={t('crediting.move')} helperText="crediting.move_hint" />}
    </FormDialog>
  );
};
