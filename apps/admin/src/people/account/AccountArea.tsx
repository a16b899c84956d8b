import type { AccountRecord } from '@kontor/domain';
import { Box, Button, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { linkTo } from '../../platform/api/linkTo.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageSkeleton } from '../../platform/shell/pages/PageSkeleton.tsx';
import { useAccount } from './useAccount.ts';

const parts = {
  profile: '/account',
  security: '/account/security',
  notifications: '/account/notifications',
  backgroundJobs: '/account/background-jobs',
} as const;
type Props = { part: keyof typeof parts; children: (account: AccountRecord) => ReactNode };

/** The account pages: a common header and tabs; the account is read once for all. */
export const AccountArea = ({ part, children }: Props) => {
  const t = useTranslate();
  const { data, isError, refetch } = useAccount();
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={t('pages./account')}
        documentTitle={t(`account.tabs.${part}`)}
        subtitle={data?.email}
        // Their projects, documents and what was issued to them stand there; most people have no list of users in the menu.
        secondary={
          data &&
          may('read', 'User') && (
            <Button component={Link} to={linkTo('User', data.id) ?? ''}>
              {t('account.own_page')}
            </Button>
          )
        }
      />
      <Box component="nav" aria-label={t('account.tabs.label')} sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tabs
          value={part}
          variant="scrollable"
          scrollButtons={false}
          role="presentation"
          slotProps={{ list: { role: 'presentation' } }}
        >
          {Object.entries(parts).map(([key, to]) => (
            <Tab
              key={key}
              value={key}
              label={t(`account.tabs.${key}`)}
              component={Link}
              to={to}
              role={undefined}
              aria-selected={undefined}
              aria-current={key === part ? 'page' : undefined}
              tabIndex={0}
              sx={{ minHeight: 48 }}
            />
          ))}
        </Tabs>
      </Box>
      {isError ? <LoadFailed text={t('account.failed')} onRetry={refetch} /> : data ? children(data) : <PageSkeleton />}
    </Box>
  );
};
