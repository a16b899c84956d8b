import type { AuditRecord } from '@kontor/domain';
import { Avatar, Box, Skeleton, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { initialsOf } from '../../platform/format/initials.ts';
import { actorName } from '../../platform/record/actorName.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { RecordName } from '../../platform/record/RecordName.tsx';
import { isSingle, useSubjectName } from '../../platform/record/useSubjectName.ts';

const shown = 5;

/** The latest changes by anybody; needs the right to read the history. */
export const ActivityPanel = () => {
  const t = useTranslate();
  const { data, isPending, isError } = useGetList<AuditRecord>('audit', {
    filter: {},
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Panel title={t('dashboard.activity.title')}>
      {isPending && [...Array(5).keys()].map((key) => <Skeleton key={key} height={44} />)}
      {isError && <Typography color="textSecondary">{t('kontor.activity.failed')}</Typography>}
      {data?.length === 0 && <Typography color="textSecondary">{t('kontor.activity.none')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </Panel>
  );
};

const Entry = ({ entry }: { entry: AuditRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const { at, verb, subject, subjectId } = entry;
  const who = actorName(entry, t);
  const kind = useSubjectName()(subject);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={{ width: 28, height: 28, mt: 0.25, fontSize: '0.6875rem', bgcolor: 'kontor.tint.violet', color: 'text.primary' }}
      >
        {initialsOf(who)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <span style={{ fontWeight: 550 }}>{kind}</span>{' '}
          <RecordName
            subject={subject}
            id={subjectId}
            otherwise={isSingle(subject) ? '' : t('dashboard.activity.number', { id: subjectId })}
          />
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {t(`kontor.activity.verbs.${verb}`, { _: verb })} · {who} ·{' '}
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at)}
          </time>
        </Typography>
      </Box>
    </Box>
  );
};
