import type { OpeningBillRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';

export const OpeningBillsPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  // The columns of the rate name the organisation's currency.
  const field = (name: string) => t(`openingBills.fields.${name}`, { base: base ?? '…' });
  const rateText = ({ currency, exchangeRate, exchangeRateInverted }: OpeningBillRow) =>
    base && currency && exchangeRate !== null && exchangeRateInverted !== null
      ? format.rate({ exchangeRate, exchangeRateInverted }, currency, base)
      : null;
  const columns: ImportColumn<OpeningBillRow>[] = [
    { key: 'number', label: field('number'), narrow: true, render: ({ number }) => number },
    { key: 'vendor', label: field('vendor'), narrow: true, main: true, render: ({ vendorName }) => vendorName },
    { key: 'billDate', label: field('billDate'), render: ({ billDate }) => format.date(billDate) },
    { key: 'dueDate', label: field('dueDate'), render: ({ dueDate }) => format.date(dueDate) },
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
    <ImportPage<OpeningBillRow>
      of="bills"
      path="/opening-bill-imports"
      title={t('openingBills.title')}
      text={t('openingBills.text')}
      columns={columns}
      fieldName={field}
      dated
    />
  );
};
