import type { AuditRecord } from '@kontor/domain';
import { Avatar, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { initialsOf } from './initials.ts';
import { useFormat } from './useFormat.ts';
import { describeChange } from './describeChange.ts';

type Props = { subject: string; subjectId: number; /** For the words of the fields. */ resource: string };
const step = 10;

/** Who did what to a record, and what changed from what. */
export const ActivityTimeline = ({ subject, subjectId, resource }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const [shown, setShown] = useState(step);
  const { data, total, isPending, isError } = useGetList<AuditRecord>('audit', {
    filter: { subject, subjectId },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  if (isError) return <Typography color="textSecondary">{t('kontor.activity.failed')}</Typography>;
  if (isPending) return <Skeleton height={96} />;
  if (data.length === 0) return <Typography color="textSecondary">{t('kontor.activity.none')}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={t('kontor.activity.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((entry) => {
          const who = entry.userName ?? t('kontor.activity.system');
          const lines = entry.verb === 'create' ? [] : describeChange(entry.changes, resource, t, format);
          return (
            <Box component="li" key={entry.id} sx={row}>
              <Avatar
                sx={{ width: 28, height: 28, fontSize: '0.6875rem', bgcolor: 'kontor.tint.violet', color: 'text.primary' }}
                aria-hidden
              >
                {initialsOf(who)}
              </Avatar>
              <Box sx={{ minWidth: 0, pb: 2 }}>
                <Typography variant="body2">
                  <strong>{t(`kontor.activity.verbs.${entry.verb}`, { _: entry.verb })}</strong> · {who}
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
                {lines.map((line) => (
                  <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {line}
                  </Typography>
                ))}
              </Box>
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

const row = {
  display: 'flex',
  gap: 1.5,
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 13.5,
    top: 30,
    bottom: 2,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;
