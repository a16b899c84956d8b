import type { CustomerImportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';

import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';

export const CustomerImportPage = () => {
  const t = useTranslate();

  const field = (name: string) => t(`customerImports.fields.${name}`);
  const columns: ImportColumn<CustomerImportRow>[] = [
    { key: 'name', label: field('name'), narrow: true, main: true, render: ({ name }) => name },
    { key: 'legalCode', label: field('legalCode'), render: ({ legalCode, vatCode }) => legalCode ?? vatCode },
    { key: 'city', label: field('city'), render: ({ city }) => city },
    { key: 'country', label: field('country'), render: ({ country }) => country },
    { key: 'contactName', label: field('contactName'), narrow: true, render: ({ contactName }) => contactName },
  ];
  return (
    <ImportPage<CustomerImportRow>
      of="customers"
      path="/customer-imports"
      title={t('customerImports.title')}
      text={t('customerImports.text')}
      columns={columns}
      fieldName={field}
      updates
    />
  );
};
