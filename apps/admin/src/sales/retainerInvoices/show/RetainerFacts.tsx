import type { RetainerInvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useDocumentFacts } from '../../../documents/page/documentFacts.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';

/** The customer and project of a retainer invoice, how the advance is taxed, and its internal note. */
export const RetainerFacts = ({ retainer }: { retainer: RetainerInvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { carriesTax, sentAt, paidAt, internalNote } = retainer;
  const { field, shared } = useDocumentFacts(retainer);
  return (
    <Facts
      facts={[
        ...shared,
        { label: field('carriesTax'), value: t(carriesTax ? 'retainerInvoices.tax.carried' : 'retainerInvoices.tax.later') },
        sentAt !== null && { label: field('sentAt'), value: format.dateTime(sentAt) },
        paidAt !== null && { label: field('paidAt'), value: format.dateTime(paidAt) },
        internalNote !== null && { label: field('internalNote'), value: internalNote, wide: true },
      ]}
    />
  );
};
