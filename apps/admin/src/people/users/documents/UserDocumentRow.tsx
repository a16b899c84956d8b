import { classifierTypes, expiryOf, type UserDocumentRecord } from '@kontor/domain';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Box, Link, ListItem, ListItemIcon, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { downloadFile } from '../../../platform/api/calls/downloadFile.ts';
import { RowActions } from '../../../platform/record/RowActions.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useToday } from '../../../platform/api/useToday.ts';

/** The expiry of a document, as a chip when it is near or past. */
const Expiry = ({ validUntil }: { validUntil: string | null }) => {
  const t = useTranslate();
  const format = useFormat();
  const { state, daysLeft } = expiryOf(validUntil, useToday(), useOrganisation()?.documentDays);
  if (validUntil === null || daysLeft === null) return null;
  const until = t('users.valid_until', { date: format.date(validUntil) });
  if (state === 'good')
    return (
      <Typography variant="body2" color="textSecondary">
        {until}
      </Typography>
    );
  return (
    <span title={until}>
      {state === 'expired' ? (
        <StatusChip status="expired" />
      ) : (
        <StatusChip status="dueIn" label={t('users.expires_in', { smart_count: daysLeft })} />
      )}
    </span>
  );
};

export const UserDocumentRow = ({ document, onEdit }: { document: UserDocumentRecord; onEdit: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const { nameOf } = useClassifierChoices(classifierTypes.documentCategory);
  const { id, name } = document;
  const download = () =>
    downloadFile(id, name, '/user-documents').catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, py: 1 }}>
      <ListItemIcon sx={{ minWidth: 32 }}>
        <DescriptionOutlined fontSize="small" />
      </ListItemIcon>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {nameOf(document.categoryId) || t('users.no_category')}
        </Typography>
        <Link
          component="button"
          type="button"
          sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
          onClick={() => void download()}
        >
          {name}
        </Link>
        <Typography variant="caption" color="textSecondary" component="div">
          {[format.fileSize(document.size), document.createdByName, format.relative(document.createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={expiry}>
        <Expiry validUntil={document.validUntil} />
      </Box>
      <RowActions resource="userDocuments" record={document} name={name} onEdit={onEdit} />
    </ListItem>
  );
};

// On a phone it wraps below the name, and the buttons stay at the end of the first line.
const expiry = {
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  paddingInlineStart: { xs: 5, sm: 0 },
  '&:empty': { display: 'none' },
} as const;
