import type { OpeningStockRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';

export const OpeningStockPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`openingStock.fields.${name}`);
  const number = (value: number | null) => (value === null ? null : format.number(value));
  const columns: ImportColumn<OpeningStockRow>[] = [
    { key: 'sku', label: field('sku'), narrow: true, render: ({ sku }) => sku },
    { key: 'itemName', label: t('resources.items.fields.name'), main: true, render: ({ itemName }) => itemName },
    { key: 'moveDate', label: field('moveDate'), render: ({ moveDate }) => format.date(moveDate) },
    { key: 'quantity', label: field('quantity'), narrow: true, numeric: true, render: ({ quantity }) => number(quantity) },
    { key: 'unitCost', label: field('unitCost'), numeric: true, render: ({ unitCost }) => number(unitCost) },
    { key: 'value', label: t('openingStock.value'), numeric: true, render: ({ value }) => number(value) },
  ];
  return (
    <ImportPage<OpeningStockRow>
      of="items"
      path="/opening-stock-imports"
      title={t('openingStock.title')}
      text={t('openingStock.text')}
      columns={columns}
      fieldName={field}
      dated
    />
  );
};
