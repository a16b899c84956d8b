import type { UserRecord } from '@kontor/domain';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { languageNames } from '../i18n/languages.ts';
import { may } from '../shared/ability.ts';
import { ActivityTimeline } from '../shared/ActivityTimeline.tsx';
import { Facts } from '../shared/Facts.tsx';
import { FilesPanel } from '../shared/FilesPanel.tsx';
import { maySee } from '../shared/maySee.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PageTabs } from '../shared/PageTabs.tsx';
import { ShowPage } from '../shared/ShowPage.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { UserProjects } from './UserProjects.tsx';
import { UserRates } from './UserRates.tsx';

const Overview = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const field = (name: string) => t(`resources.users.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: field('fullName'), value: user.fullName },
        { label: field('username'), value: user.username },
        maySee('User', 'email') && { label: field('email'), value: user.email },
        maySee('User', 'emailConfirmed') && {
          label: field('emailConfirmed'),
          value: <StatusChip status={user.emailConfirmed ? 'confirmed' : 'unconfirmed'} />,
        },
        maySee('User', 'roleName') && { label: field('roleName'), value: user.roleName },
        maySee('User', 'language') && { label: field('language'), value: languageNames[user.language] },
      ]}
    />
  );
};

const Page = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  return (
    <>
      <PageHeader
        title={user.displayName}
        breadcrumb={[{ label: labelOf('users', 2), to: '/users/index' }]}
        status={<StatusChip status={user.active ? 'active' : 'inactive'} />}
      />
      <PageTabs
        label={user.displayName}
        tabs={[
          { key: 'overview', label: t('users.tabs.overview'), content: <Overview user={user} /> },
          maySee('User', 'hourlyRate') && { key: 'rates', label: t('users.tabs.rates'), content: <UserRates user={user} /> },
          may('list', 'ProjectMember') && {
            key: 'projects',
            label: labelOf('projects', 2),
            content: <UserProjects userId={user.id} />,
            flush: true,
          },
          may('list', 'File') && {
            key: 'files',
            label: t('kontor.files.title'),
            content: <FilesPanel subject="User" subjectId={user.id} />,
          },
          may('list', 'Audit') && {
            key: 'activity',
            label: t('kontor.activity.title'),
            content: <ActivityTimeline subject="User" subjectId={user.id} resource="users" />,
          },
        ]}
      />
    </>
  );
};

export const UserShow = () => <ShowPage<UserRecord>>{(user) => <Page user={user} />}</ShowPage>;
