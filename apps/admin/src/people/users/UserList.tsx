import { userStatuses, type UserRecord } from '@kontor/domain';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Button } from '@mui/material';
import { BulkUpdateButton, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { Leaving } from './Leaving.tsx';
import { useRoleOf } from './useRoleOf.ts';
import { UserAvatar, UserStatus } from './UserStatus.tsx';

const Col = KontorTable.Col<UserRecord>;

const Bulk = () => {
  const t = useTranslate();
  const { selectedIds } = useListContext<UserRecord>();
  const change = (active: boolean, verb: 'activate' | 'deactivate') => (
    <BulkUpdateButton
      data={{ active }}
      label={t(`users.action.${verb}`)}
      icon={<></>}
      mutationMode="pessimistic"
      confirmTitle={t(`users.action.${verb}`)}
      confirmContent={
        <>
          {t(`users.confirm.${verb}_many`)}
          {!active && <Leaving userIds={selectedIds.map(Number)} />}
        </>
      }
    />
  );
  return (
    <>
      {change(true, 'activate')}
      {change(false, 'deactivate')}
    </>
  );
};

export const UserList = () => {
  const t = useTranslate();
  const format = useFormat();
  const roleOf = useRoleOf();
  const currency = useOrganisation()?.baseCurrency;
  const rates = (['hourlyRate', 'costRate'] as const).filter((field) => maySee('User', field));
  const rate = (value: number | null) => (value === null ? <Nothing /> : format.money(value, currency));
  const filters: FilterSpec[] = [
    ...(may('list', 'Role') && maySee('User', 'roleId')
      ? [{ source: 'roleId', label: t('resources.users.fields.roleId'), kind: 'reference' as const, reference: 'roles' as const }]
      : []),
    ...(maySee('User', 'emailConfirmed')
      ? [{ source: 'emailConfirmed', label: t('resources.users.fields.emailConfirmed'), kind: 'boolean' as const }]
      : []),
  ];
  return (
    <ListPage
      emptyText={t('users.empty')}
      tabs={{ source: 'status', choices: userStatuses.map((value) => ({ value, label: t(`users.tabs.${value}`) })) }}
      filters={filters}
      action={
        may('create', 'User') && (
          <Button variant="contained" startIcon={<PersonAddOutlined />} component={Link} to="/users/create">
            {t('users.action.invite_user')}
          </Button>
        )
      }
    >
      <KontorTable<UserRecord>
        bulk={may('update', 'User') ? <Bulk /> : false}
        hiddenColumns={['username', 'phone', 'costRate']}
        card={(user) => {
          return {
            title: user.displayName,
            subtitle: [roleOf(user), user.email].filter(Boolean).join(' · '),
            end: user.hourlyRate === undefined ? undefined : rate(user.hourlyRate),
            status: user.status === 'active' ? undefined : <UserStatus user={user} />,
          };
        }}
      >
        <Col
          source="displayName"
          render={(record) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
              <UserAvatar user={record} size={28} />
              <RowLink>{record.displayName}</RowLink>
            </Box>
          )}
          exportValue={(record) => record.displayName}
        />
        <Col source="username" code />
        {maySee('User', 'email') && (
          <Col
            source="email"
            render={(record) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                {record.email}
                {!record.emailConfirmed && record.status !== 'invited' && <StatusChip status="unconfirmed" />}
              </Box>
            )}
            exportValue={(record) => record.email}
          />
        )}
        {maySee('User', 'phone') && <Col source="phone" code />}
        {maySee('User', 'roleName') && (
          <Col source="roleName" render={(record) => roleOf(record)} exportValue={(record) => roleOf(record)} />
        )}
        {rates.map((field) => (
          <Col
            key={field}
            source={field}
            numeric
            money
            render={(record) => rate(record[field])}
            exportValue={(record) => record[field]}
          />
        ))}
        <Col
          source="status"
          render={(record) => <UserStatus user={record} />}
          exportValue={(record) => t(`kontor.status.${record.status}`)}
        />
      </KontorTable>
    </ListPage>
  );
};
