import { retainerInvoicePreflight, type RetainerInvoiceDetail } from '@kontor/domain';
import { DraftFindings, type Sending } from '../../../documents/preflight/DraftFindings.tsx';

/** The findings that prevent sending the draft, on its page and in the dialog that sends it. */
export const RetainerDraftFindings = ({ retainer, ...sending }: { retainer: RetainerInvoiceDetail } & Sending) => (
  <DraftFindings
    {...sending}
    kind="retainerInvoice"
    dateField="invoiceDate"
    draft={retainer}
    check={(document, { account }) => retainerInvoicePreflight({ ...document, ...pick(retainer), hasAccount: account !== null })}
  />
);

const pick = ({ carriesTax, total, currency }: RetainerInvoiceDetail) => ({ carriesTax, total, currency });
