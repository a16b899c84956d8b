import { classifierTypes, type ClassifierRecord, type CustomerRecord, type InvoiceDetail } from '@kontor/domain';
import { useGetList, useGetOne, useLocale, useTranslate } from 'react-admin';
import { useCountryNames } from '../../../platform/inputs/useCountryNames.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import type { PaperView } from '../InvoicePaper.tsx';
import { buyerOf, sellerOf } from '../paperParties.ts';
import { TotalsList } from '../TotalsList.tsx';
import { useInvoiceName } from '../useInvoiceName.ts';

const names = { en: 'nameEn', lt: 'nameLt', no: 'nameNo' } as const;

/** A saved invoice as the page shows it: with the figures that were stored, computed nowhere again. */
export function usePaperView(invoice: InvoiceDetail): PaperView {
  const t = useTranslate();
  const format = useFormat();
  const locale = useLocale() as keyof typeof names;
  const nameOf = useInvoiceName();
  const organisation = useOrganisation();
  const countryOf = useCountryNames();
  const { data: customer } = useGetOne<CustomerRecord>('customers', { id: invoice.customerId });
  const { data: units = [] } = useGetList<ClassifierRecord>(
    'classifiers',
    {
      filter: { type: classifierTypes.unit },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'position', order: 'ASC' },
    },
    { staleTime: 300_000 },
  );
  const unitOf = (code: string) => units.find((unit) => unit.code === code)?.[names[locale] ?? 'nameEn'] || code;
  const field = (name: string) => t(`resources.invoices.fields.${name}`);
  const facts: [string, string | null][] = [
    ['invoiceDate', format.date(invoice.invoiceDate)],
    ['dueDate', format.date(invoice.dueDate)],
    ['referenceNumber', invoice.referenceNumber],
    ['orderNumber', invoice.orderNumber],
    ['paymentReference', invoice.paymentReference],
  ];
  return {
    title: nameOf(invoice),
    seller: sellerOf(organisation, countryOf),
    buyer: buyerOf(customer, countryOf) ?? { name: invoice.customerName, lines: [] },
    facts: facts.flatMap(([name, value]) => (value ? [{ label: field(name), value }] : [])),
    lines: invoice.lines.map((line) => ({ ...line, unit: unitOf(line.unit) })),
    currency: invoice.currency,
    totals: (
      <TotalsList
        totals={invoice}
        currency={invoice.currency}
        pricesIncludeTax={invoice.pricesIncludeTax}
        format={format}
        paid={invoice.paid}
        balance={invoice.balance}
      />
    ),
    texts: [invoice.customerNotes, invoice.terms],
    watermark:
      invoice.status === 'draft' ? t('kontor.status.draft') : invoice.status === 'void' ? t('kontor.status.void') : undefined,
  };
}
