import { ContactInput, type CustomerRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { LaterButtons, useLaterTabs } from '../../platform/record/LaterParts.tsx';
import { useRecordTabs } from '../../platform/record/useRecordTabs.tsx';
import { Amounts } from '../../platform/format/Amounts.tsx';
import { ContactPersons } from '../../firm/parties/ContactPersons.tsx';
import { useMerge } from '../../firm/parties/useMerge.tsx';
import { contactFlags } from '../contacts/index.ts';
import { CustomerOverview } from './CustomerOverview.tsx';
import { balancesOf } from './balances.ts';
import { customerPage } from './customerPage.ts';

const Balance = ({ customer }: { customer: CustomerRecord }) => {
  const t = useTranslate();
  return (
    <KeyFigures
      label={t('customers.balance')}
      figures={[
        { label: t('resources.customers.fields.receivable'), value: <Amounts of={balancesOf(customer, 'receivable')} /> },
        {
          label: t('resources.customers.fields.overdue'),
          value: <Amounts of={balancesOf(customer, 'overdue')} />,
          tone: balancesOf(customer, 'overdue').some(({ amount }) => amount > 0) ? 'error' : undefined,
        },
        { label: t('resources.customers.fields.unusedCredit'), value: <Amounts of={balancesOf(customer, 'unusedCredit')} /> },
      ]}
    />
  );
};

const Page = ({ customer }: { customer: CustomerRecord }) => {
  const t = useTranslate();
  const merge = useMerge('customers', customer);
  const recordTabs = useRecordTabs({ subject: 'Customer', id: customer.id, resource: 'customers', currency: customer.currency });
  const labelOf = useGetResourceLabel();
  const laterTabs = useLaterTabs(customerPage.tabs, customer);
  return (
    <>
      <PageHeader
        title={customer.name}
        breadcrumb={[{ label: labelOf('customers', 2), to: '/customers/index' }]}
        status={<StatusChip status={customer.active ? 'active' : 'inactive'} />}
        secondary={<LaterButtons slot={customerPage.buttons} record={customer} />}
        action={
          may('edit', 'Customer', customer) && (
            <Button variant="contained" component={Link} to={`/customers/${customer.id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        overflow={[merge.item, may('delete', 'Customer', customer) && <DeleteAction key="delete" asMenuItem />].filter(Boolean)}
      />
      {maySee('Customer', 'receivable') && <Balance customer={customer} />}
      <PageTabs
        label={customer.name}
        tabs={[
          { key: 'overview', label: t('customers.tabs.overview'), content: <CustomerOverview customer={customer} /> },
          may('list', 'Contact') && {
            key: 'contacts',
            label: labelOf('contacts', 2),
            content: (
              <ContactPersons resource="contacts" of={{ customerId: customer.id }} input={ContactInput} flags={contactFlags} />
            ),
          },
          ...laterTabs,
          ...recordTabs,
        ]}
      />
      {merge.dialog}
    </>
  );
};

export const CustomerShow = () => <ShowPage<CustomerRecord>>{(customer) => <Page customer={customer} />}</ShowPage>;
