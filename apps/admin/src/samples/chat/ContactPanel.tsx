import type { ChatContactRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { PresentFace } from './Presence.tsx';
import { SidePanel } from './SidePanel.tsx';

type Props = { contact?: ChatContactRecord; open: boolean; onClose: () => void };

/** A contact's role, about text and status. */
export const ContactPanel = ({ contact, open, onClose }: Props) => {
  const t = useTranslate();
  if (!contact) return null;
  const { fullName, avatar, status, role, about } = contact;
  return (
    <SidePanel title={t('chat.contact')} open={open} onClose={onClose}>
      <Box sx={{ textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}>
        <PresentFace name={fullName} avatar={avatar} status={status} size={88} />
        <Typography variant="h3" component="p">
          <bdi>{fullName}</bdi>
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {[
          ['role', role],
          ['status_title', t(`chat.status.${status}`)],
          ['about', about],
        ].map(([key = '', value]) => (
          <Box key={key}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(`chat.${key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value || <Nothing />}
            </Typography>
          </Box>
        ))}
      </Box>
    </SidePanel>
  );
};
