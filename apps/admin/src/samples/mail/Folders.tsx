import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { emailLabels, type EmailsMeta } from '@kontor/domain';
import { Box, Button, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { labelTones } from './Label.tsx';
import { mailFolders, type MailFolder, type MailView } from './useMailAddress.ts';

const icons: Record<MailFolder, typeof InboxOutlined> = {
  inbox: InboxOutlined,
  starred: StarBorderOutlined,
  sent: SendOutlined,
  draft: DraftsOutlined,
  spam: ReportOutlined,
  trash: DeleteOutlined,
};

type Props = { view: MailView; meta?: EmailsMeta; onList: (change: Partial<MailView>) => void; onWrite: () => void };

/** The folders with their counts, and the labels. */
export const Folders = ({ view, meta, onList, onWrite }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const countOf = (folder: MailFolder): number => (meta && folder in meta ? meta[folder as keyof EmailsMeta] : 0);
  return (
    <Box sx={{ p: 1.5 }}>
      <Button variant="contained" fullWidth startIcon={<EditOutlined />} onClick={onWrite} sx={{ mb: 1.5 }}>
        {t('mail.compose')}
      </Button>
      <List disablePadding aria-label={t('mail.folders_title')} sx={row}>
        {mailFolders.map((folder) => {
          const Icon = icons[folder];
          const count = countOf(folder);
          const selected = view.folder === folder;
          return (
            <ListItem key={folder} disablePadding sx={{ width: { xs: 'auto', md: '100%' } }}>
              <ListItemButton
                selected={selected}
                aria-current={selected || undefined}
                onClick={() => onList({ folder, label: '', q: '' })}
                sx={item}
              >
                <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={t(`mail.folders.${folder}`)} />
                {count > 0 && (
                  <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 650, marginInlineStart: 1 }}>
                    <Box component="span" aria-hidden>
                      {format.number(count)}
                    </Box>
                    <Box component="span" sx={unseen}>
                      {t(folder === 'draft' ? 'mail.count_drafts' : 'mail.count_unread', { smart_count: count })}
                    </Box>
                  </Box>
                )}
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      <Typography
        variant="overline"
        component="h2"
        color="textSecondary"
        sx={{ px: 1.5, pt: 1, display: { xs: 'none', md: 'block' } }}
      >
        {t('mail.labels_title')}
      </Typography>
      <List disablePadding aria-label={t('mail.labels_title')} sx={row}>
        {emailLabels.map((label) => {
          const selected = view.label === label;
          return (
            <ListItem key={label} disablePadding sx={{ width: { xs: 'auto', md: '100%' } }}>
              <ListItemButton
                selected={selected}
                aria-current={selected || undefined}
                onClick={() => onList({ label: selected ? '' : label })}
                sx={item}
              >
                <ListItemIcon sx={{ minWidth: 32, color: `kontor.tone.${labelTones[label]}` }}>
                  <LabelOutlined fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={t(`mail.labels.${label}`)} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
};

const row = { display: 'flex', flexDirection: { xs: 'row', md: 'column' }, overflowX: 'auto', scrollbarWidth: 'thin' } as const;
const item = { minHeight: 44, borderRadius: 2, px: 1.5, whiteSpace: 'nowrap', '& .MuiListItemText-root': { my: 0 } } as const;
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
