import type { CreditNoteDetail } from '@kontor/domain';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useToday } from '../../../platform/api/useToday.ts';
import { PageMessage } from '../../../platform/page/PageMessage.tsx';
import { RecordFailed } from '../../../platform/record/RecordFailed.tsx';
import { CreditNoteForm } from './CreditNoteForm.tsx';
import { useCreditable } from './useCreditable.ts';
import { isUsedUp, newCreditNote, valuesOf } from './values.ts';

type Props = {
  invoiceId: number;
  /** The draft to edit; undefined for a new one. */
  creditNote?: CreditNoteDetail;
  title: string;
};

/** Reads the invoice to credit, then draws the form. */
export const CreditOfInvoice = ({ invoiceId, creditNote, title }: Props) => {
  const t = useTranslate();
  const today = useToday();
  const { data: invoice, error, refetch, isFetchedAfterMount } = useCreditable(invoiceId);
  if (error && !invoice) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (!invoice || !isFetchedAfterMount) return null;
  if (!creditNote && invoice.lines.every(isUsedUp))
    return (
      <PageMessage icon={<BlockOutlined />} title={title} text={t('creditNotes.form.nothing_left')}>
        <Button variant="contained" component={Link} to={`/invoices/${invoiceId}/show`}>
          {invoice.number}
        </Button>
      </PageMessage>
    );
  return (
    <CreditNoteForm
      invoice={invoice}
      creditNote={creditNote}
      defaults={creditNote ? valuesOf(creditNote, invoice) : newCreditNote(invoice, today)}
      title={title}
    />
  );
};
