import { Popover } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Opened } from '../../../platform/page/Opens.tsx';
import { TimerPanel } from './TimerPanel.tsx';
import type { useTimer } from './useTimer.ts';

export const TimerPopover = ({ anchor, open, onClose, timer }: Opened & { timer: ReturnType<typeof useTimer> }) => {
  const t = useTranslate();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('timeSheets.timer.title'), sx: { width: 360, maxWidth: '94vw', p: 2 } },
      }}
    >
      <TimerPanel {...timer} onDone={onClose} />
    </Popover>
  );
};
