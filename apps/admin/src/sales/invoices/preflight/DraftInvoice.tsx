import { invoicePreflight, type InvoiceDetail } from '@kontor/domain';
import { DraftFindings } from '../../../documents/preflight/DraftFindings.tsx';
import { lastHour } from './lastHour.ts';

/** What keeps the draft from being sent, on its page. */
export const DraftInvoice = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { id, currency, total, prepaid, rounding, lines } = invoice;
  return (
    <DraftFindings
      kind="invoice"
      dateField="invoiceDate"
      draft={invoice}
      check={(document, { account }) =>
        invoicePreflight({ ...document, id, currency, total, prepaid, rounding, account, lastHour: lastHour(lines) })
      }
    />
  );
};
