import type { CustomerRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { countryCodes, currencyCodes } from '../../platform/inputs/codes.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { Amounts, exportedAmounts } from '../../platform/format/Amounts.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ImportButton } from '../../platform/imports/ImportButton.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { balancesOf } from './balances.ts';
import { Overdue } from './Overdue.tsx';

const Col = KontorTable.Col<CustomerRecord>;

const Activity = ({ active }: { active: boolean }) => <StatusChip status={active ? 'active' : 'inactive'} />;

export const CustomerList = () => {
  const t = useTranslate();
  const countryOf = useCountryNames();
  const money = maySee('Customer', 'receivable');
  const field = (name: string) => t(`resources.customers.fields.${name}`);
  const total = (of: 'receivable' | 'overdue') => (
    <PageTotal source={of} amountsOf={(record) => balancesOf(record as CustomerRecord, of)} />
  );
  const card = (customer: CustomerRecord) => {
    return {
      title: customer.name,
      subtitle: [customer.city, countryOf(customer.country)].filter(Boolean).join(', '),
      end: money ? <Amounts of={balancesOf(customer, 'receivable')} /> : undefined,
      status:
        money && balancesOf(customer, 'overdue').some(({ amount }) => amount > 0) ? (
          <Overdue customer={customer} />
        ) : customer.active ? undefined : (
          <Activity active={false} />
        ),
    };
  };
  return (
    <ListPage
      emptyText={t('customers.empty')}
      importing={<ImportButton subject="Customer" to="/customerImports/index" />}
      tabs={{
        source: 'active',
        choices: [
          { value: 'true', label: t('customers.tabs.active') },
          { value: 'false', label: t('customers.tabs.inactive') },
        ],
      }}
      filters={[
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
          choices: ['company', 'person'].map((id) => ({ id, name: t(`parties.kinds.${id}`) })),
        },
      ]}
    >
      <KontorTable<CustomerRecord>
        bulk={may('delete', 'Customer') ? <BulkDelete /> : false}
        totals={money ? { receivable: total('receivable'), overdue: total('overdue') } : undefined}
        hiddenColumns={['email', 'phone', 'legalCode', 'country']}
        card={card}
      >
        <Col source="name" render={(record) => <RowLink>{record.name}</RowLink>} />
        <Col source="primaryContactName" disableSort />
        <Col source="email" code />
        <Col source="phone" code />
        <Col source="legalCode" code />
        <Col source="city" />
        <Col
          source="country"
          render={(record) => countryOf(record.country)}
          exportValue={(record) => countryOf(record.country)}
        />
        {money && (
          <Col
            source="receivable"
            numeric
            disableSort
            exportValue={(record) => exportedAmounts(balancesOf(record, 'receivable'))}
            render={(record) => <Amounts of={balancesOf(record, 'receivable')} />}
          />
        )}
        {money && (
          <Col
            source="overdue"
            numeric
            disableSort
            exportValue={(record) => exportedAmounts(balancesOf(record, 'overdue'))}
            render={(record) => <Overdue customer={record} plain />}
          />
        )}
        <Col
          source="active"
          render={(record) => <Activity active={record.active} />}
          exportValue={(record) => t(`kontor.status.${record.active ? 'active' : 'inactive'}`)}
        />
      </KontorTable>
    </ListPage>
  );
};
