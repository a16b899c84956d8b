import type { ChatStatus } from '@kontor/domain';
import { Badge } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Face } from '../../platform/format/Face.tsx';
import type { Tone } from '../../platform/theme/tokens.ts';

const tones: Record<ChatStatus, Tone> = { online: 'success', busy: 'error', away: 'warning', offline: 'neutral' };

type Props = { name: string; avatar: string; status: ChatStatus; size?: number };

/** A portrait with a dot for the status, whose word stands beside it or is read to screen readers. */
export const PresentFace = ({ name, avatar, status, size = 40 }: Props) => {
  const t = useTranslate();
  return (
    <Badge
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      variant="dot"
      title={t(`chat.status.${status}`)}
      sx={{
        '& .MuiBadge-badge': {
          width: 12,
          height: 12,
          borderRadius: 999,
          border: 2,
          borderColor: 'background.paper',
          bgcolor: `kontor.tone.${tones[status]}`,
        },
      }}
    >
      <Face name={name} src={avatar} size={size} />
    </Badge>
  );
};
