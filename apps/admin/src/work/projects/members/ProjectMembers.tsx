import { useRateText } from '../../../firm/rates/useRateText.ts';
import type { ProjectMemberRecord, ProjectRecord } from '@kontor/domain';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Avatar, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { initialsOf } from '../../../platform/format/initials.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { RowActions } from '../../../platform/record/RowActions.tsx';
import { useFirst } from '../../../platform/list/useFirst.tsx';
import { MemberForm } from './MemberForm.tsx';

/** Members of a project, with their rates where these differ from the default. */
export const ProjectMembers = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const rateText = useRateText();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const { data, isPending, error, refetch } = useGetList<ProjectMemberRecord>('projectMembers', {
    filter: { projectId: project.id },
    sort: { field: 'userName', order: 'ASC' },
    pagination: { page: 1, perPage: 300 },
  });
  const { first, more } = useFirst(data ?? []);
  // Rights to members can rest on being one; the list has them all, the wire has no such field.
  const led = { projectId: project.id, projectUserIds: (data ?? []).map(({ userId }) => userId) };
  const mayAdd = may('create', 'ProjectMember', led);
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t(data.length ? 'projects.hint.members' : 'projects.no_members')}
      </Typography>
      <Box component="ul" aria-label={t('projects.tabs.members')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {first.map((member) =>
          open === member.id ? (
            <li key={member.id}>
              <MemberForm project={project} member={member} onClose={close} />
            </li>
          ) : (
            <Box component="li" key={member.id} sx={row}>
              <Avatar
                sx={{ width: 32, height: 32, fontSize: '0.75rem', bgcolor: 'kontor.tint.violet', color: 'text.primary' }}
                aria-hidden
              >
                {initialsOf(member.userName)}
              </Avatar>
              <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{member.userName}</Typography>
              {maySee('ProjectMember', 'hourlyRate') && (
                <Typography
                  color={rateText(member, project.currency) === null ? 'textSecondary' : undefined}
                  sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}
                >
                  {rateText(member, project.currency, (amount) => t('projects.per_hour', { amount })) ?? t('projects.usual_rate')}
                </Typography>
              )}
              <RowActions
                resource="projectMembers"
                record={{ ...member, ...led }}
                name={member.userName}
                onEdit={() => setOpen(member.id)}
              />
            </Box>
          ),
        )}
      </Box>
      {more}
      {open === 'new' && <MemberForm project={project} onClose={close} />}
      {!mayAdd && may('create', 'ProjectMember') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('projects.hint.members_not_led')}
        </Typography>
      )}
      {open === null && mayAdd && (
        <Button variant="outlined" startIcon={<PersonAddOutlined />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {t('projects.add_member')}
        </Button>
      )}
    </>
  );
};

const row = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  py: 1,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
