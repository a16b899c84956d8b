import { Avatar, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AuditTrail, EntryTime } from './AuditTrail.tsx';
import { describeChange, type ReferenceNames } from './describeChange.ts';
import { initialsOf } from './initials.ts';
import { useFormat } from './useFormat.ts';
import { useOrganisation } from './useOrganisation.ts';

type Props = {
  subject: string;
  subjectId: number;
  /** For the words of the fields. */
  resource: string;
  names?: ReferenceNames;
  /** Of its amounts; without one they are in the firm's own. */
  currency?: string;
};

/** Who did what to a record, and what changed from what. */
export const ActivityTimeline = ({ subject, subjectId, resource, names, currency }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const own = useOrganisation()?.baseCurrency ?? 'EUR';
  const telling = { resource, t, format, names, currency: currency ?? own };
  return (
    <AuditTrail filter={{ subject, subjectId }} step={10} label={t('kontor.activity.title')} sx={row}>
      {(entry) => {
        const who = entry.userName ?? t('kontor.activity.system');
        const lines = entry.verb === 'create' ? [] : describeChange(entry.changes, telling);
        return (
          <>
            <Avatar sx={avatar} aria-hidden>
              {initialsOf(who)}
            </Avatar>
            <Box sx={{ minWidth: 0, pb: 2 }}>
              <Typography variant="body2">
                <strong>{t(`kontor.activity.verbs.${entry.verb}`, { _: entry.verb })}</strong> · {who}
              </Typography>
              <EntryTime at={entry.at} />
              {lines.map((line) => (
                <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {line}
                </Typography>
              ))}
            </Box>
          </>
        );
      }}
    </AuditTrail>
  );
};

const avatar = { width: 28, height: 28, fontSize: '0.6875rem', bgcolor: 'kontor.tint.violet', color: 'text.primary' } as const;
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
