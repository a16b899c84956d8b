import { useTranslate } from 'react-admin';
import { KontorTable, RowLink } from '../shared/KontorTable.tsx';
import { ListPage } from '../shared/ListPage.tsx';
import { maySee } from '../shared/maySee.ts';
import { Nothing } from '../shared/Nothing.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { useFormat } from '../shared/useFormat.ts';
import { useOrganisation } from '../shared/useOrganisation.ts';

const Activity = ({ active }: { active: boolean }) => <StatusChip status={active ? 'active' : 'inactive'} />;

export const UserList = () => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency;
  const rates = ['hourlyRate', 'costRate'].filter((field) => maySee('User', field));
  const rate = (value: number | null) => (value === null ? <Nothing /> : format.money(value, currency));
  return (
    <ListPage
      sort={{ field: 'displayName', order: 'ASC' }}
      emptyText={t('users.empty')}
      tabs={{
        source: 'active',
        choices: [
          { value: 'true', label: t('users.tabs.active') },
          { value: 'false', label: t('users.tabs.inactive') },
        ],
      }}
    >
      <KontorTable
        hiddenColumns={['username']}
        card={(record) => ({
          title: record['displayName'],
          subtitle: [record['roleName'], record['email']].filter(Boolean).join(' · '),
          end: record['hourlyRate'] === undefined ? undefined : rate(record['hourlyRate']),
          status: record['active'] ? undefined : <Activity active={false} />,
        })}
      >
        <KontorTable.Col source="displayName" render={(record) => <RowLink>{record['displayName']}</RowLink>} />
        <KontorTable.Col source="username" />
        {maySee('User', 'email') && <KontorTable.Col source="email" />}
        {maySee('User', 'roleName') && <KontorTable.Col source="roleName" />}
        {rates.map((field) => (
          <KontorTable.Col key={field} source={field} numeric render={(record) => rate(record[field])} />
        ))}
        <KontorTable.Col source="active" render={(record) => <Activity active={record['active']} />} />
      </KontorTable>
    </ListPage>
  );
};
