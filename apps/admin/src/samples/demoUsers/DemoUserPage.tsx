import { Avatar, Box, Button, Card, Skeleton } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { initialsOf } from '../../platform/format/initials.ts';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { useChangeDemoUsers, useDemoUser } from './useDemoUsers.ts';

const list = '/demoUsers/index';

export const DemoUserPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { id = '' } = useParams();
  const { data, error, refetch } = useDemoUser(id);
  const { remove } = useChangeDemoUsers();
  const breadcrumb = [{ label: t(`pages.${list}`), to: list }];
  const user = data?.user;
  if (data && !user)
    return (
      <Box>
        <PageHeader title={t('demoUsers.not_found', { id })} breadcrumb={breadcrumb} />
        <Button variant="contained" component={Link} to={list}>
          {t('demoUsers.all')}
        </Button>
      </Box>
    );
  const label = (field: string): string => t(`demoUsers.fields.${field}`);
  return (
    <Box>
      <PageHeader
        title={user?.fullName ?? t(`pages.${list}`)}
        breadcrumb={breadcrumb}
        leading={
          user && (
            <Avatar src={user.avatar || undefined} alt="" sx={{ width: 44, height: 44 }}>
              {initialsOf(user.fullName)}
            </Avatar>
          )
        }
        status={user && <StatusChip status={user.status} label={t(`demoUsers.states.${user.status}`)} />}
        secondary={
          user && (
            <ActionButton
              label={t('ra.action.delete')}
              danger
              confirm={{
                title: t('kontor.confirm.delete_title'),
                text: t('kontor.confirm.delete_text'),
                warning: t('kontor.confirm.delete_warning'),
                confirmLabel: t('kontor.confirm.delete_named', { name: user.fullName }),
              }}
              run={() => remove(user.id)}
              success={false}
              onDone={() => {
                notify('kontor.confirm.deleted', { type: 'success' });
                void navigate(list);
              }}
            />
          )
        }
      />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {user && (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Facts
            title={t('demoUsers.details')}
            facts={[
              { label: label('username'), value: <Ltr>{user.username}</Ltr> },
              { label: label('email'), value: user.email && <a href={`mailto:${user.email}`}>{user.email}</a> },
              { label: label('contact'), value: user.contact && <PhoneLink number={user.contact} /> },
              { label: label('company'), value: user.company },
              { label: label('country'), value: user.country },
              { label: label('role'), value: t(`demoUsers.roles.${user.role}`) },
              { label: label('currentPlan'), value: t(`demoUsers.currentPlans.${user.currentPlan}`) },
            ]}
          />
        </Card>
      )}
    </Box>
  );
};
