import type { CreditNoteRecord } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';

/** Where a credit note leads: the invoice that it credits, or the retainer invoice. */
export const creditedPath = ({
  invoiceId,
  retainerInvoiceId,
}: Pick<CreditNoteRecord, 'invoiceId' | 'retainerInvoiceId'>): string =>
  invoiceId === null ? `/retainerInvoices/${retainerInvoiceId}/show` : `/invoices/${invoiceId}/show`;

/** What it credits, in a row of a list: a click does not open the credit note. */
export const InvoiceLink = ({
  creditNote,
}: {
  creditNote: Pick<CreditNoteRecord, 'invoiceId' | 'retainerInvoiceId' | 'invoiceNumber'>;
}) => (
  <TextLink
    component={Link}
    to={creditedPath(creditNote)}
    onClick={(event) => event.stopPropagation()}
    sx={{ whiteSpace: 'nowrap', lineHeight: '24px' }}
  >
    {creditNote.invoiceNumber}
  </TextLink>
);
