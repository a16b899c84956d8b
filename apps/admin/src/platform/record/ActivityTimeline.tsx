import { Avatar, Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { actorName } from './actorName.ts';
import { AuditTrail, EntryTime } from './AuditTrail.tsx';
import { describeChange, type ReferenceNames } from './describeChange.ts';
import { initialsOf } from '../format/initials.ts';
import { useFormat } from '../format/useFormat.ts';
import { useLive } from '../api/live/useLive.ts';
import { useOrganisation } from '../api/useOrganisation.ts';
import type { ResourceName } from '../api/resource.ts';

type Props = {
  subject: string;
  subjectId: number;
  /** Its words name the fields. */
  resource: ResourceName;
  names?: ReferenceNames;
  /** Currency of its amounts; the firm's own by default. */
  currency?: string;
};

/**
 * Parts whose changes appear in the history of the whole: the resource that names their fields, and the fields that the reader knows
 * anyway.
 */
const parts: Record<string, { resource: ResourceName; known: readonly string[] } | undefined> = {
  ProjectMember: { resource: 'projectMembers', known: ['projectId', 'userId'] },
  ChangeOrder: { resource: 'changeOrders', known: ['projectId', 'name'] },
};

/** The history of a record: who did what, with each field before and after. */
export const ActivityTimeline = ({ subject, subjectId, resource, names, currency }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const own = useOrganisation()?.baseCurrency ?? 'EUR';
  const client = useQueryClient();
  useLive(subject, ({ id }) => {
    if (id === subjectId) void client.invalidateQueries({ queryKey: ['audit'] });
  });
  const telling = { resource, t, format, names, currency: currency ?? own };
  return (
    <AuditTrail filter={{ subject, subjectId }} step={10} label={t('kontor.activity.title')} sx={row}>
      {(entry) => {
        const who = actorName(entry, t);
        const part = entry.subject === subject ? undefined : parts[entry.subject];
        const verb = t(`kontor.activity.verbs.${entry.verb}`, { _: entry.verb });
        const title = part ? t(`kontor.activity.parts.${entry.subject}.${entry.verb}`, { _: verb }) : verb;
        const isWhole = entry.verb === 'create' && !part;
        const changes = Object.entries(entry.changes).filter(([field]) => !isWhole && !part?.known.includes(field));
        const lines = describeChange(Object.fromEntries(changes), { ...telling, resource: part?.resource ?? resource });
        return (
          <>
            <Avatar sx={avatar} aria-hidden>
              {initialsOf(who)}
            </Avatar>
            <Box sx={{ minWidth: 0, pb: 2 }}>
              <Typography variant="body2">
                <strong>{title}</strong> · {who}
              </Typography>
              <EntryTime at={entry.at} />
              {entry.about && <Typography variant="body2">{entry.about}</Typography>}
              {lines.map((line) => (
                <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{line}</bdi>
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
