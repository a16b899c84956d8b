import type { ItemImportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';

export const ItemImportPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`itemImports.fields.${name}`);
  const columns: ImportColumn<ItemImportRow>[] = [
    { key: 'sku', label: field('sku'), render: ({ sku }) => sku },
    { key: 'name', label: field('name'), narrow: true, main: true, render: ({ name }) => name },
    { key: 'unit', label: field('unit'), render: ({ unit }) => unit },
    { key: 'taxRate', label: field('taxRate'), render: ({ taxName }) => taxName },
    {
      key: 'sellingPrice',
      label: field('sellingPrice'),
      narrow: true,
      numeric: true,
      render: ({ sellingPrice }) => (sellingPrice === null ? null : format.number(sellingPrice)),
    },
  ];
  return (
    <ImportPage<ItemImportRow>
      of="items"
      path="/item-imports"
      title={t('itemImports.title')}
      text={t('itemImports.text')}
      columns={columns}
      fieldName={field}
      updates
    />
  );
};
