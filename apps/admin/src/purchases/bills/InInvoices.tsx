import type { BillInvoiceRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

type Props = {
  resource: 'bills' | 'expenses';
  /** People who may not see prices do not see the invoices of an expense. */
  record: { id: number; invoices?: readonly BillInvoiceRecord[] };
  /** The key of what is asked before a draft loses its lines. */
  question: string;
};

/** The invoices of a cost, as far as the person sees them. */
export const invoicesOf = ({ invoices = [] }: Props['record']): readonly BillInvoiceRecord[] => invoices;

/** The name of an invoice with lines of a bill: its number, or that it is a draft. */
export function useInvoiceName() {
  const t = useTranslate();
  return ({ id, number }: Pick<BillInvoiceRecord, 'id' | 'number'>): string => number ?? t('documents.draft_name', { id });
}

/** "In invoice …": links to the invoices that hold a cost, and "Remove from invoice" for drafts. */
export const InInvoices = ({ resource, record, question }: Props) => {
  const t = useTranslate();
  const nameOf = useInvoiceName();
  const command = useCommand(resource);
  const invoices = invoicesOf(record);
  const drafts = invoices.filter(({ isDraft }) => isDraft);
  if (invoices.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
      onClick={(event) => event.stopPropagation()}
    >
      {invoices.map((invoice) => (
        <Link key={invoice.id} to={`/invoices/${invoice.id}/show`} style={{ textDecoration: 'none' }}>
          <StatusChip
            status={invoice.isDraft ? 'reserved' : 'billed'}
            // A draft by its id: the chip says by its look that it is one.
            label={t('bills.show.on_invoice', { number: invoice.number ?? `#${invoice.id}` })}
          />
        </Link>
      ))}
      {drafts.length > 0 && may('edit', 'Invoice') && (
        <ActionButton
          label={t('bills.action.removeFromInvoice')}
          variant="text"
          confirm={{ text: t(question, { invoice: drafts.map(nameOf).join(', ') }) }}
          run={() => command(record.id, 'removeFromInvoice')}
          success="bills.done.removeFromInvoice"
        />
      )}
    </Box>
  );
};
