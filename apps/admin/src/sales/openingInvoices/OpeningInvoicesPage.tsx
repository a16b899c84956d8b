import type { OpeningInvoiceRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';

export const OpeningInvoicesPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`openingInvoices.fields.${name}`);
  const columns: ImportColumn<OpeningInvoiceRow>[] = [
    { key: 'number', label: field('number'), narrow: true, render: ({ number }) => number },
    { key: 'customer', label: field('customer'), narrow: true, main: true, render: ({ customerName }) => customerName },
    { key: 'invoiceDate', label: field('invoiceDate'), render: ({ invoiceDate }) => format.date(invoiceDate) },
    { key: 'dueDate', label: field('dueDate'), render: ({ dueDate }) => format.date(dueDate) },
    { key: 'total', label: field('total'), numeric: true, render: ({ total, currency }) => format.money(total, currency) },
    {
      key: 'open',
      label: field('open'),
      narrow: true,
      numeric: true,
      render: ({ open, currency }) => format.money(open, currency),
    },
  ];
  return (
    <ImportPage<OpeningInvoiceRow>
      of="invoices"
      path="/opening-invoice-imports"
      title={t('openingInvoices.title')}
      text={t('openingInvoices.text')}
      columns={columns}
      fieldName={field}
      dated
    />
  );
};
