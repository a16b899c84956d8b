import type { VendorImportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { ImportPage } from '../../platform/imports/ImportPage.tsx';
import type { ImportColumn } from '../../platform/imports/ImportRows.tsx';
import { asAccount } from '../vendors/asAccount.ts';

export const VendorImportPage = () => {
  const t = useTranslate();
  const field = (name: string) => t(`vendorImports.fields.${name}`);
  const columns: ImportColumn<VendorImportRow>[] = [
    { key: 'name', label: field('name'), narrow: true, main: true, render: ({ name }) => name },
    { key: 'legalCode', label: field('legalCode'), render: ({ legalCode, vatCode }) => legalCode ?? vatCode },
    { key: 'city', label: field('city'), render: ({ city }) => city },
    { key: 'country', label: field('country'), render: ({ country }) => country },
    {
      key: 'account',
      label: field('account'),
      narrow: true,
      render: ({ account }) => account && <Ltr>{asAccount(account)}</Ltr>,
    },
  ];
  return (
    <ImportPage<VendorImportRow>
      of="vendors"
      path="/vendor-imports"
      title={t('vendorImports.title')}
      text={t('vendorImports.text')}
      columns={columns}
      fieldName={field}
      updates
    />
  );
};
