import type { CreditNoteRecord } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';

/** The credited invoice, in a row of a list: a click does not open the credit note. */
export const InvoiceLink = ({ creditNote }: { creditNote: Pick<CreditNoteRecord, 'invoiceId' | 'invoiceNumber'> }) => (
  <TextLink
    component={Link}
    to={`/invoices/${creditNote.invoiceId}/show`}
    onClick={(event) => event.stopPropagation()}
    sx={{ whiteSpace: 'nowrap', lineHeight: '24px' }}
  >
    {creditNote.invoiceNumber}
  </TextLink>
);
