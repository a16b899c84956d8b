import type { UserRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { useLaterTabs } from '../../platform/record/LaterParts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { hasActions, UserActions } from './UserActions.tsx';
import { UserActivity } from './UserActivity.tsx';
import { UserDocuments } from './documents/UserDocuments.tsx';
import { UserInformation } from './UserInformation.tsx';
import { UserProjects } from './UserProjects.tsx';
import { userPage } from './userPage.ts';
import { UserContracts } from './UserContracts.tsx';
import { UserRates } from './UserRates.tsx';
import { useRoleOf } from './useRoleOf.ts';
import { UserAvatar, UserStatus } from './UserStatus.tsx';

const Page = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const roleOf = useRoleOf();
  const laterTabs = useLaterTabs(userPage.tabs, user);
  return (
    <>
      <PageHeader
        title={user.displayName}
        breadcrumb={[{ label: labelOf('users', 2), to: '/users/index' }]}
        leading={<UserAvatar user={user} />}
        status={<UserStatus user={user} />}
        subtitle={[user.fullName !== user.displayName && user.fullName, roleOf(user)].filter(Boolean).join(' · ') || undefined}
        action={
          may('edit', 'User', user) && (
            <Button variant="contained" component={Link} to={`/users/${user.id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        overflow={hasActions(user) && <UserActions user={user} />}
      />
      <PageTabs
        label={user.displayName}
        tabs={[
          { key: 'information', label: t('users.tabs.information'), content: <UserInformation user={user} /> },
          may('list', 'UserRate') && { key: 'rates', label: t('users.tabs.rates'), content: <UserRates user={user} /> },
          may('list', 'WorkContract', { userId: user.id }) && {
            key: 'contracts',
            label: t('users.tabs.contracts'),
            content: <UserContracts user={user} />,
          },
          may('list', 'ProjectMember') && {
            key: 'projects',
            label: labelOf('projects', 2),
            content: <UserProjects userId={user.id} />,
            flush: true,
          },
          { key: 'activity', label: t('kontor.activity.title'), content: <UserActivity user={user} /> },
          may('list', 'UserDocument') && {
            key: 'documents',
            label: t('users.tabs.documents'),
            content: <UserDocuments userId={user.id} />,
          },
          ...laterTabs,
        ]}
      />
    </>
  );
};

export const UserShow = () => <ShowPage<UserRecord>>{(user) => <Page user={user} />}</ShowPage>;
