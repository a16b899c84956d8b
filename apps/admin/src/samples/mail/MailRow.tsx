import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import type { EmailRecord } from '@kontor/domain';
import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { rowLinkMark } from '../../platform/shell/shortcuts/useShellShortcuts.ts';
import { Label } from './Label.tsx';
import { snippetOf } from './letterText.ts';

type Props = {
  mail: EmailRecord;
  to: string;
  selected?: boolean;
  /** Two lines, however wide the screen is. */
  compact?: boolean;
  /** Set where several emails can be selected. */
  onSelect?: (id: number) => void;
  onStar: (id: number, isStarred: boolean) => void;
};

const isToday = (moment: string): boolean => new Date(moment).toDateString() === new Date().toDateString();

/** Sender, subject and time; for the person's own emails the recipient. */
export const MailRow = memo(({ mail, to, selected = false, compact = false, onSelect, onStar }: Props) => {
  const t = useTranslate();
  const { id, isRead } = mail;
  return (
    <Box component="li" data-mail={id} style={selected ? chosen : undefined} sx={isRead ? row : newRow}>
      {onSelect && (
        <Checkbox
          checked={selected}
          onChange={() => onSelect(id)}
          slotProps={{ input: { 'aria-label': t('mail.select', { subject: mail.subject || t('mail.no_subject') }) } }}
        />
      )}
      <Content mail={mail} to={to} compact={compact} onStar={onStar} />
    </Box>
  );
});
MailRow.displayName = 'MailRow';

/** Not drawn again when the email is selected. */
const Content = memo(({ mail, to, compact, onStar }: Pick<Props, 'mail' | 'to' | 'compact' | 'onStar'>) => {
  const t = useTranslate();
  const format = useFormat();
  const { id, from, isRead, isStarred, subject, labels, attachments, time, folder } = mail;
  const isOwn = folder === 'sent' || folder === 'draft';
  const whom = isOwn
    ? t('mail.to_whom', { names: mail.to.map(({ name, email }) => name || email).join(', ') || '–' })
    : from.name;
  const title = subject || t('mail.no_subject');
  return (
    <>
      <IconButton
        aria-label={t(isStarred ? 'mail.unstar' : 'mail.star', { subject: title })}
        onClick={() => onStar(id, !isStarred)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isStarred ? <StarIcon fontSize="small" color="secondary" /> : <StarBorderOutlined fontSize="small" />}
      </IconButton>
      <Box component={Link} to={to} {...{ [rowLinkMark]: '' }} sx={compact ? { ...link, flexDirection: 'column', gap: 0 } : link}>
        <Typography noWrap component="span" sx={{ ...(compact ? {} : who), fontWeight: isRead ? 500 : 700 }}>
          <bdi>{whom}</bdi>
        </Typography>
        <Typography noWrap component="span" dir="auto" sx={{ ...what, fontWeight: isRead ? 400 : 650 }}>
          {title}
          <Typography component="span" color="textSecondary" sx={{ fontWeight: 400 }}>
            {' – '}
            {snippetOf(mail.message)}
          </Typography>
        </Typography>
        {!isRead && (
          <Box component="span" sx={unseen}>
            {t('mail.unread')}
          </Box>
        )}
      </Box>
      <Box sx={{ display: compact ? 'none' : { xs: 'none', lg: 'flex' }, gap: 0.5 }}>
        {labels.map((label) => (
          <Label key={label} label={label} />
        ))}
      </Box>
      {attachments.length > 0 && (
        <AttachFileOutlined titleAccess={t('mail.attached')} sx={{ fontSize: 18, color: 'text.secondary' }} />
      )}
      <Typography variant="caption" component="time" dateTime={time} color="textSecondary" sx={{ whiteSpace: 'nowrap', px: 1 }}>
        {isToday(time) ? format.time(time) : format.weekday(time)}
      </Typography>
    </>
  );
});
Content.displayName = 'Content';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.5,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 53px',
  borderInlineStart: '3px solid transparent',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const newRow = { ...row, borderInlineStart: '3px solid var(--mui-palette-primary-main)' } as const;
// By inline style: a CSS rule for each state would be created anew for each row.
const chosen = { backgroundColor: 'var(--mui-palette-action-selected)' } as const;
const link = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0, sm: 2 },
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
} as const;
const who = { flex: { sm: '0 0 150px' }, minWidth: 0 } as const;
const what = { flex: '1 1 auto', minWidth: 0, fontSize: { xs: '0.8125rem', sm: '0.875rem' } } as const;
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
