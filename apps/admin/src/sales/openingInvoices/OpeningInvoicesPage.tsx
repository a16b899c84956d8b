import type { OpeningInvoiceRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';

export const OpeningInvoicesPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  // The columns of the rate name the organisation's currency.
  const field = (name: string) => t(`openingInvoices.fields.${name}`, { base: base ?? '…' });
  const rateText = ({ currency, exchangeRate, exchangeRateInverted }: OpeningInvoiceRow) =>
    base && currency && exchangeRate !== null && exchangeRateInverted !== null
      ? format.rate({ exchangeRate, exchangeRateInverted }, currency, base)
      : null;
  const columns: ImportColumn<OpeningInvoiceRow>[] = [
    { key: 'number', label: field('number'), narrow: true, render: ({ number }) => number },
    { key: 'customer', label: field('customer'), narrow: true, main: true, render: ({ customerName }) => customerName },
    { key: 'invoiceDate', label: field('invoiceDate'), render: ({ invoiceDate }) => format.date(invoiceDate) },
    { key: 'dueDate', label: field('dueDate'), render: ({ dueDate }) => format.date(dueDate) },
    { key: 'total', label: field('total'), numeric: true, render: ({ total, currency }) => format.money(total, currency) },
    { key: 'exchangeRate', label: field('rate'), render: (row) => rateText(row) },
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
