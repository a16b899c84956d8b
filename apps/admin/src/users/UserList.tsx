import type { UserRecord } from '@kontor/domain';
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
  const rates = (['hourlyRate', 'costRate'] as const).filter((field) => maySee('User', field));
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
          title: (record as UserRecord).displayName,
          subtitle: [(record as UserRecord).roleName, (record as UserRecord).email].filter(Boolean).join(' · '),
          end: (record as UserRecord).hourlyRate === undefined ? undefined : rate((record as UserRecord).hourlyRate),
          status: (record as UserRecord).active ? undefined : <Activity active={false} />,
        })}
      >
        <KontorTable.Col source="displayName" render={(record) => <RowLink>{(record as UserRecord).displayName}</RowLink>} />
        <KontorTable.Col source="username" />
        {maySee('User', 'email') && <KontorTable.Col source="email" />}
        {maySee('User', 'roleName') && <KontorTable.Col source="roleName" />}
        {rates.map((field) => (
          <KontorTable.Col key={field} source={field} numeric render={(record) => rate((record as UserRecord)[field])} />
        ))}
        <KontorTable.Col source="active" render={(record) => <Activity active={(record as UserRecord).active} />} />
      </KontorTable>
    </ListPage>
  );
};
