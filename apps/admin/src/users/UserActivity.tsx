import type { AuditRecord, UserRecord } from '@kontor/domain';
import { Alert, Box, Button, Link as MuiLink, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../shared/ability.ts';
import { ActivityTimeline } from '../shared/ActivityTimeline.tsx';
import { linkTo } from '../shared/linkTo.ts';
import { useFormat } from '../shared/useFormat.ts';

const step = 15;

/** What a person has done, the latest first. */
const Deeds = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const [shown, setShown] = useState(step);
  const { data, total, isPending, error } = useGetList<AuditRecord>('audit', {
    filter: { userId },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending) return <Skeleton height={96} />;
  if (data.length === 0) return <Typography color="textSecondary">{t('kontor.activity.none')}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={t('users.activity.done_by')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((entry) => {
          const to = entry.verb === 'delete' ? undefined : linkTo(entry.subject, entry.subjectId);
          const what = t('users.activity.record', {
            name: t(`users.subjects.${entry.subject}`, { _: entry.subject }),
            id: entry.subjectId,
          });
          return (
            <Box component="li" key={entry.id} sx={row}>
              <Typography variant="body2" component="div" sx={{ flex: 1, minWidth: 0 }}>
                <strong>{t(`kontor.activity.verbs.${entry.verb}`, { _: entry.verb })}</strong>
                {' · '}
                {to ? (
                  <MuiLink component={Link} to={to}>
                    {what}
                  </MuiLink>
                ) : (
                  what
                )}
              </Typography>
              <Typography
                variant="caption"
                color="textSecondary"
                component="time"
                dateTime={entry.at}
                title={format.dateTime(entry.at)}
              >
                {format.relative(entry.at)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {(total ?? 0) > data.length && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {t('kontor.activity.more')}
        </Button>
      )}
    </>
  );
};

/** What a person did, and what was done to their record. Everybody's deeds are for who may read the whole history. */
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
      {kind === 'done_by' ? <Deeds userId={user.id} /> : <ActivityTimeline subject="User" subjectId={user.id} resource="users" />}
    </>
  );
};

const row = { display: 'flex', gap: 2, alignItems: 'baseline', py: 0.75, borderBottom: 1, borderColor: 'divider' } as const;
