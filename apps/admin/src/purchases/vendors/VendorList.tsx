import { classifierTypes, partyKinds, type VendorRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { Amounts, exportedAmounts, type CurrencyAmount } from '../../platform/format/Amounts.tsx';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { countryCodes, currencyCodes } from '../../platform/inputs/codes.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { ImportButton } from '../../platform/imports/ImportButton.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { asAccount } from './asAccount.ts';

const Col = KontorTable.Col<VendorRecord>;

/** What a vendor is owed in each currency, its own first. */
const owedTo = (vendor: VendorRecord, of: 'payable' | 'overdue'): CurrencyAmount[] => [
  { currency: vendor.currency, amount: vendor[of] },
  ...vendor.otherBalances.map((other) => ({ currency: other.currency, amount: other[of] })),
];

export const VendorList = () => {
  const t = useTranslate();
  const countryOf = useCountryNames();
  const categories = useClassifierChoices(classifierTypes.expenseCategory);
  const field = (name: string) => t(`resources.vendors.fields.${name}`);
  const chip = ({ active }: VendorRecord) => <StatusChip status={active ? 'active' : 'inactive'} />;
  return (
    <ListPage
      emptyText={t('vendors.empty')}
      importing={<ImportButton subject="Vendor" to="/vendorImports/index" />}
      tabs={{
        source: 'active',
        choices: [
          { value: 'true', label: t('vendors.tabs.active') },
          { value: 'false', label: t('vendors.tabs.inactive') },
        ],
      }}
      filters={[
        {
          source: 'categoryId',
          label: field('categoryId'),
          kind: 'select',
          choices: categories.choices.map(({ id, name }) => ({ id: String(id), name })),
        },
        {
          source: 'country',
          label: field('country'),
          kind: 'select',
          choices: countryCodes.map((id) => ({ id, name: countryOf(id) })),
        },
        { source: 'city_q', label: field('city'), kind: 'text' },
        {
          source: 'currency',
          label: field('currency'),
          kind: 'select',
          choices: currencyCodes().map((id) => ({ id, name: id })),
        },
        {
          source: 'kind',
          label: field('kind'),
          kind: 'select',
          choices: partyKinds.map((id) => ({ id, name: t(`parties.kinds.${id}`) })),
        },
      ]}
    >
      <KontorTable<VendorRecord>
        bulk={may('delete', 'Vendor') ? <BulkDelete /> : false}
        hiddenColumns={['email', 'phone', 'legalCode', 'vatCode', 'paymentTermsDays', 'currency', 'account']}
        card={(vendor) => ({
          title: vendor.name,
          subtitle: [vendor.city, countryOf(vendor.country)].filter(Boolean).join(', '),
          end: categories.nameOf(vendor.categoryId),
          status: vendor.active ? undefined : chip(vendor),
        })}
      >
        <Col source="name" render={(record) => <RowLink>{record.name}</RowLink>} />
        <Col
          source="categoryId"
          disableSort
          render={(record) => categories.nameOf(record.categoryId) || <Nothing />}
          exportValue={(record) => categories.nameOf(record.categoryId)}
        />
        <Col source="email" code />
        <Col source="phone" code />
        <Col source="legalCode" code />
        <Col source="vatCode" code />
        <Col source="city" />
        <Col
          source="country"
          render={(record) => countryOf(record.country)}
          exportValue={(record) => countryOf(record.country)}
        />
        <Col source="currency" />
        <Col source="paymentTermsDays" numeric />
        {maySee('Vendor', 'account') && (
          <Col source="account" render={({ account }) => (account ? <Ltr>{asAccount(account)}</Ltr> : <Nothing />)} />
        )}
        {maySee('Vendor', 'payable') && (
          <Col
            source="payable"
            numeric
            exportValue={(record) => exportedAmounts(owedTo(record, 'payable'))}
            render={(record) => <Amounts of={owedTo(record, 'payable')} />}
          />
        )}
        {maySee('Vendor', 'overdue') && (
          <Col
            source="overdue"
            numeric
            exportValue={(record) => exportedAmounts(owedTo(record, 'overdue'))}
            render={(record) => <Amounts of={owedTo(record, 'overdue')} />}
          />
        )}
        <Col
          source="active"
          render={chip}
          exportValue={(record) => t(`kontor.status.${record.active ? 'active' : 'inactive'}`)}
        />
      </KontorTable>
    </ListPage>
  );
};
