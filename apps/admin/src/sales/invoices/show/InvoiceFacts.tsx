import { toBase, type InvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useDocumentFacts } from '../../../documents/page/documentFacts.tsx';
import { Facts } from '../../../platform/record/Facts.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';

/** The customer and project of an invoice, and its internal note. */
export const InvoiceFacts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  const { field, shared } = useDocumentFacts(invoice);
  const foreign = base !== undefined && base !== invoice.currency;
  return (
    <Facts
      facts={[
        ...shared,
        invoice.supplyDate !== null && { label: field('supplyDate'), value: format.date(invoice.supplyDate) },
        invoice.advanceDate !== null && { label: field('advanceDate'), value: format.date(invoice.advanceDate) },
        invoice.deliveryPlace !== null && { label: field('deliveryPlace'), value: invoice.deliveryPlace },
        foreign && {
          label: field('exchangeRate'),
          value: [
            format.rate(invoice, invoice.currency, base),
            t('invoices.show.base_tax', { currency: base, amount: format.money(toBase(invoice.tax, invoice), base) }),
          ].join(' · '),
        },
        invoice.recurringInvoiceId !== null &&
          may('show', 'RecurringInvoice') && {
            label: field('recurringInvoiceId'),
            value: <Link to={`/recurringInvoices/${invoice.recurringInvoiceId}/show`}>{t('invoices.show.recurring')}</Link>,
          },
        invoice.correctedInvoiceId !== null && {
          label: field('correctedInvoiceId'),
          value: <Link to={`/invoices/${invoice.correctedInvoiceId}/show`}>{invoice.correctedInvoiceNumber}</Link>,
        },
        invoice.correctionId !== null && {
          label: field('correctionId'),
          value: (
            <Link to={`/invoices/${invoice.correctionId}/show`}>
              {invoice.correctionNumber ?? t('invoices.show.draft', { id: invoice.correctionId })}
            </Link>
          ),
        },
        // An invoice from before Kontor was sent when it was issued.
        invoice.sentAt !== null && !invoice.opening && { label: field('sentAt'), value: format.dateTime(invoice.sentAt) },
        invoice.paidAt !== null && { label: field('paidAt'), value: format.dateTime(invoice.paidAt) },
        invoice.disputeReason !== null && { label: field('disputeReason'), value: invoice.disputeReason, wide: true },
        invoice.internalNote !== null && { label: field('internalNote'), value: invoice.internalNote, wide: true },
      ]}
    />
  );
};
