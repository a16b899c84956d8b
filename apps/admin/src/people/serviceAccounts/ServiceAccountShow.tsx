import EditOutlined from '@mui/icons-material/EditOutlined';
import type { ServiceAccountRecord } from '@kontor/domain';
import { Box, Button, Card, Typography } from '@mui/material';
import { useGetResourceLabel, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { NewToken } from '../apiTokens/NewToken.tsx';
import { TokenTable } from '../apiTokens/TokenTable.tsx';
import { ServiceAccountState } from './ServiceAccountState.tsx';

/** The page of a service account: its role, its tokens and its history. */
export const ServiceAccountShow = () => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const refresh = useRefresh();
  return (
    <ShowPage<ServiceAccountRecord>>
      {(account) => (
        <>
          <PageHeader
            title={account.name}
            status={<ServiceAccountState account={account} />}
            breadcrumb={[{ label: labelOf('serviceAccounts', 2), to: '/serviceAccounts/index' }]}
            action={
              may('edit', 'ServiceAccount', account) && (
                <Button variant="contained" startIcon={<EditOutlined />} component={Link} to={`/serviceAccounts/${account.id}`}>
                  {t('ra.action.edit')}
                </Button>
              )
            }
            overflow={<DeleteAction asMenuItem />}
          />
          <Card sx={card}>
            <Facts
              facts={[
                { label: t('resources.serviceAccounts.fields.roleName'), value: account.roleName },
                { label: t('resources.serviceAccounts.fields.note'), value: account.note, wide: true },
              ]}
            />
          </Card>
          {may('list', 'ApiToken') && (
            <Card sx={{ mb: 2 }} component="section">
              {/* Not in the list: what is drawn there goes with its first row, and the token that is shown once with it. */}
              <Box sx={head}>
                <Typography variant="h2">{t('serviceAccounts.tokens')}</Typography>
                {account.active && may('create', 'ApiToken') && (
                  <NewToken serviceAccountId={account.id} onMade={() => refresh()} />
                )}
              </Box>
              <RelatedList
                resource="apiTokens"
                filter={{ serviceAccountId: account.id }}
                sort={{ field: 'id', order: 'DESC' }}
                emptyText={t('serviceAccounts.no_tokens')}
              >
                <TokenTable />
              </RelatedList>
            </Card>
          )}
          <Card sx={card}>
            <ActivityTimeline subject="ServiceAccount" subjectId={account.id} resource="serviceAccounts" />
          </Card>
        </>
      )}
    </ShowPage>
  );
};

const head = { display: 'flex', justifyContent: 'space-between', gap: 2, px: { xs: 2, sm: 3 }, pt: 2 } as const;
const card = { p: { xs: 2, sm: 3 }, mb: 2 } as const;
