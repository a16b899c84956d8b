import { invoicePreflight, type InvoiceDetail } from '@kontor/domain';
import { DraftFindings, type Sending } from '../../../documents/preflight/DraftFindings.tsx';
import { lastHour } from './lastHour.ts';
import { hoursBehind, useBilledHours } from './useBilledHours.ts';

/** The findings that prevent sending the draft, on its page and in the dialog that sends it. */
export const InvoiceDraftFindings = ({ invoice, ...sending }: { invoice: InvoiceDetail } & Sending) => {
  const { id, currency, total, prepaid, rounding, lines } = invoice;
  const billedHours = useBilledHours(hoursBehind(lines));
  return (
    <DraftFindings
      {...sending}
      kind="invoice"
      dateField="invoiceDate"
      draft={invoice}
      check={(document, { account, seller }) => {
        const hours = { lastHour: lastHour(lines), billedHours: billedHours(lines, seller) };
        return invoicePreflight({
          ...document,
          id,
          currency,
          total,
          prepaid,
          rounding,
          account,
          ...hours,
        });
      }}
    />
  );
};
