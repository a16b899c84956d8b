import { sourceIds, toBase, type CreditNoteDetail, type SourceKind } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { FactLink, useDocumentFacts } from '../../../documents/page/documentFacts.tsx';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';
import { creditedPath } from '../InvoiceLink.tsx';

/** The customer, the credited invoice and the reason, with the hours that are free again and the internal note. */
export const CreditNoteFacts = ({ creditNote }: { creditNote: CreditNoteDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  const { field, shared } = useDocumentFacts(creditNote);
  const { retainerInvoiceId, invoiceNumber, invoiceDate, reason, supplyDate, sentAt, internalNote, currency, tax } = creditNote;
  const countOf = (kind: SourceKind) => creditNote.lines.reduce((count, line) => count + sourceIds(line, kind).length, 0);
  const [freed, costs] = [countOf('timeEntry'), countOf('billLine') + countOf('expense')];
  const invoice = t('creditNotes.paper.invoice_of', { number: invoiceNumber, date: format.date(invoiceDate) });
  return (
    <Facts
      facts={[
        ...shared,
        {
          label: field(retainerInvoiceId === null ? 'invoiceId' : 'retainerInvoiceId'),
          value: <FactLink to={creditedPath(creditNote)} text={invoice} />,
        },
        { label: field('reason'), value: reason, wide: true },
        supplyDate !== null && { label: field('supplyDate'), value: format.date(supplyDate) },
        base !== undefined &&
          base !== currency && {
            label: t('creditNotes.show.base_tax', { currency: base }),
            value: [format.money(toBase(tax, creditNote), base), format.rate(creditNote, currency, base)].join(' · '),
          },
        freed > 0 && { label: t('creditNotes.show.hours'), value: t('documents.lines.entries', { smart_count: freed }) },
        costs > 0 && { label: t('creditNotes.show.costs'), value: format.number(costs) },
        !creditNote.goodsReturned &&
          creditNote.lines.some(({ itemId }) => itemId !== null) && {
            label: t('creditNotes.goods.title'),
            value: t('creditNotes.goods.kept'),
          },
        sentAt !== null && { label: field('sentAt'), value: format.dateTime(sentAt) },
        internalNote !== null && { label: field('internalNote'), value: internalNote, wide: true },
      ]}
    />
  );
};
