import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { RoleRecord } from '@kontor/domain';
import { Button, Card } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { RightsMatrix } from './RightsInput.tsx';
import { useRoleName } from './useRoleName.ts';

const nothing = (): void => undefined;

/** The page of a role: its summary, matrix and history. */
export const RoleShow = () => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const nameOf = useRoleName();
  return (
    <ShowPage<RoleRecord>>
      {(role) => (
        <>
          <PageHeader
            title={nameOf(role)}
            breadcrumb={[{ label: labelOf('roles', 2), to: '/roles/index' }]}
            subtitle={[
              t('roles.people', { smart_count: role.userCount }),
              role.isBuiltIn ? t('roles.built_in_hint') : t('roles.kinds.own'),
            ].join(' · ')}
            action={
              !role.isBuiltIn &&
              may('edit', 'Role', role) && (
                <Button variant="contained" startIcon={<EditOutlined />} component={Link} to={`/roles/${role.id}`}>
                  {t('ra.action.edit')}
                </Button>
              )
            }
            secondary={
              may('create', 'Role') && (
                <Button startIcon={<ContentCopyOutlined />} component={Link} to={`/roles/create?copy=${role.id}`}>
                  {t('roles.copy')}
                </Button>
              )
            }
            overflow={
              role.isBuiltIn ? undefined : (
                <DeleteAction asMenuItem disabledReason={role.userCount ? t('roles.in_use') : undefined} />
              )
            }
          />
          <RightsMatrix rights={role.rights} rules={role.rules} readOnly onChange={nothing} />
          {!role.isBuiltIn && (
            <Card sx={{ p: { xs: 2, sm: 3 } }}>
              <ActivityTimeline subject="Role" subjectId={role.id} resource="roles" />
            </Card>
          )}
        </>
      )}
    </ShowPage>
  );
};
