import type { RoleRecord, UserRecord } from '@kontor/domain';
import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useRoleName } from '../roles/useRoleName.ts';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { AuditTrail, EntryTime } from '../../platform/record/AuditTrail.tsx';
import { RecordName } from '../../platform/record/RecordName.tsx';
import { isSingle, useSubjectName } from '../../platform/record/useSubjectName.ts';

/** The person's actions, latest first. */
const Deeds = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const nameOf = useSubjectName();
  return (
    <AuditTrail filter={{ userId }} step={15} label={t('users.activity.done_by')} sx={row}>
      {({ verb, subject, subjectId, at }) => {
        return (
          <>
            <Typography variant="body2" component="div" sx={{ flex: 1, minWidth: 0 }}>
              <strong>{t(`kontor.activity.verbs.${verb}`, { _: verb })}</strong>
              {' · '}
              {nameOf(subject)}{' '}
              {verb === 'delete' ? (
                subjectId
              ) : (
                <RecordName subject={subject} id={subjectId} otherwise={isSingle(subject) ? '' : String(subjectId)} />
              )}
            </Typography>
            <EntryTime at={at} />
          </>
        );
      }}
    </AuditTrail>
  );
};

/** Changes to the person's record; roles are shown by name. */
const Changes = ({ userId }: { userId: number }) => {
  const nameOf = useRoleName();
  const { data: roles = [] } = useGetList<RoleRecord>(
    'roles',
    { pagination: { page: 1, perPage: 100 } },
    { enabled: may('list', 'Role') },
  );
  const roleName = (id: number) => {
    const role = roles.find((one) => one.id === id);
    return role && nameOf(role);
  };
  return <ActivityTimeline subject="User" subjectId={userId} resource="users" names={{ roleId: roleName }} />;
};

/** The person's actions and the changes to their record. The actions need the right to read the whole history. */
export const UserActivity = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const all = may('list', 'Audit');
  const [kind, setKind] = useState<'done_by' | 'done_to'>(all ? 'done_by' : 'done_to');
  return (
    <>
      {all && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={t('kontor.activity.title')}
          onChange={(_event, chosen: 'done_by' | 'done_to' | null) => chosen && setKind(chosen)}
          sx={{ mb: 2 }}
        >
          <ToggleButton value="done_by">{t('users.activity.done_by')}</ToggleButton>
          <ToggleButton value="done_to">{t('users.activity.done_to')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {kind === 'done_by' ? <Deeds userId={user.id} /> : <Changes userId={user.id} />}
    </>
  );
};

const row = { display: 'flex', gap: 2, alignItems: 'baseline', py: 0.75, borderBottom: 1, borderColor: 'divider' } as const;
