import { retainerInvoicePreflight, type RetainerInvoiceDetail } from '@kontor/domain';
import { DraftFindings } from '../../../documents/preflight/DraftFindings.tsx';

/** The findings that prevent sending the draft, on its page. */
export const RetainerDraftFindings = ({ retainer }: { retainer: RetainerInvoiceDetail }) => (
  <DraftFindings
    kind="retainerInvoice"
    dateField="invoiceDate"
    draft={retainer}
    check={(document, { account }) => retainerInvoicePreflight({ ...document, ...pick(retainer), hasAccount: account !== null })}
  />
);

const pick = ({ carriesTax, total, currency }: RetainerInvoiceDetail) => ({ carriesTax, total, currency });
