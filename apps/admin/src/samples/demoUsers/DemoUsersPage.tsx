import { demoUserPlans, demoUserRoles, demoUserStatuses, type DemoUserRecord } from '@kontor/domain';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import type { FiguresColumn } from '../../platform/report/FiguresTable.tsx';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { NameLink } from '../kit/NameLink.tsx';
import { RemoveButton } from '../../platform/action/RemoveButton.tsx';
import { SampleList } from '../kit/SampleList.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { usePagedChoice } from '../kit/usePagedChoice.ts';
import { useChangeDemoUsers, useDemoUsers } from './useDemoUsers.ts';

const DemoUserDialog = part(() => import('./DemoUserDialog.tsx').then((m) => m.DemoUserDialog));

const perPage = 10;
const filters = { role: demoUserRoles, currentPlan: demoUserPlans, status: demoUserStatuses } as const;
type Filter = keyof typeof filters;
const kinds: Record<Filter, string> = { role: 'roles', currentPlan: 'currentPlans', status: 'states' };

/** Sample users, unrelated to people who can log in. */
export const DemoUsersPage = () => {
  const t = useTranslate();
  const { choice, choose } = usePagedChoice<Filter>(['role', 'currentPlan', 'status']);
  const { data, error, refetch } = useDemoUsers(choice);
  const { remove } = useChangeDemoUsers();
  const [adding, setAdding] = useState(false);
  const word = (filter: Filter, value: string): string => t(`demoUsers.${kinds[filter]}.${value}`);
  const columns: FiguresColumn<DemoUserRecord>[] = [
    {
      label: t('demoUsers.fields.fullName'),
      draw: ({ id, fullName, avatar, username }) => (
        <NameLink to={`/demoUsers/${id}`} name={fullName} avatar={avatar} under={`@${username}`} />
      ),
    },
    { label: t('demoUsers.fields.company'), draw: ({ company }) => company, wide: true },
    { label: t('demoUsers.fields.role'), draw: ({ role }) => word('role', role), wide: true },
    { label: t('demoUsers.fields.currentPlan'), draw: ({ currentPlan }) => word('currentPlan', currentPlan), wide: true },
    { label: t('demoUsers.fields.status'), draw: ({ status }) => <StatusChip status={status} label={word('status', status)} /> },
    {
      label: t('demoUsers.actions'),
      draw: ({ id, fullName }) => <RemoveButton name={fullName} run={() => remove(id)} />,
      width: '64px',
    },
  ];
  return (
    <Box>
      <PageHeader
        title={t('pages./demoUsers/index')}
        subtitle={t('demoUsers.text')}
        status={data && <Typography color="textSecondary">{t('demoUsers.count', { smart_count: data.total })}</Typography>}
        action={
          <Button variant="contained" startIcon={<PersonAddAltOutlined />} onClick={() => setAdding(true)}>
            {t('demoUsers.add')}
          </Button>
        }
      />
      <SampleList
        label={t('pages./demoUsers/index')}
        filters={
          <>
            <SearchField
              value={choice.q}
              label={t('demoUsers.search')}
              onSearch={(q) => choose({ q })}
              sx={{ flex: '2 1 220px' }}
            />
            {(['role', 'currentPlan', 'status'] as const).map((filter) => (
              <FilterSelect
                key={filter}
                label={t(`demoUsers.fields.${filter}`)}
                value={choice[filter]}
                choices={filters[filter].map((id) => ({ id, name: word(filter, id) }))}
                onChange={(value) => choose({ [filter]: value })}
              />
            ))}
          </>
        }
        rows={data?.users}
        total={data?.total ?? 0}
        page={choice.page}
        perPage={perPage}
        onPage={(page) => choose({ page })}
        columns={columns}
        error={error}
        onRetry={() => void refetch()}
        onClear={() => choose({ q: '', role: '', currentPlan: '', status: '' })}
      />
      <Suspense fallback={null}>{adding && <DemoUserDialog onClose={() => setAdding(false)} />}</Suspense>
    </Box>
  );
};
