import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { Box, ButtonBase, IconButton, Popover, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { may } from '../shared/ability.ts';
import { useFormat } from '../shared/useFormat.ts';
import { closeLogTime, openLogTime, useLogTimeOpen } from './logTime.ts';
import { useTimer } from './useTimer.ts';

const TimerPanel = lazy(() => import('./TimerPanel.tsx').then((m) => ({ default: m.TimerPanel })));
const LogTimeDialog = lazy(() => import('./LogTimeDialog.tsx').then((m) => ({ default: m.LogTimeDialog })));

const somethingOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

const Button = () => {
  const t = useTranslate();
  const format = useFormat();
  const timer = useTimer();
  const isLogging = useLogTimeOpen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useHotkeys('t', () => !somethingOpen() && openLogTime(), { preventDefault: true });
  const running = timer.timer;
  const label = running
    ? t('timeSheets.timer.running', { project: running.projectName, duration: format.duration(timer.minutes) })
    : t('timeSheets.timer.start');
  return (
    <>
      <Tooltip title={label}>
        {running ? (
          <ButtonBase aria-label={label} aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)} sx={pill}>
            <Box aria-hidden sx={dot} />
            {format.clock(timer.minutes)}
          </ButtonBase>
        ) : (
          <IconButton
            color="inherit"
            aria-label={label}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ width: { xs: 40, sm: 44 }, height: 44 }}
          >
            <TimerOutlined />
          </IconButton>
        )}
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('timeSheets.timer.title'), sx: { width: 360, maxWidth: '94vw', p: 2 } },
        }}
      >
        <Suspense fallback={null}>
          <TimerPanel {...timer} onDone={() => setAnchor(null)} />
        </Suspense>
      </Popover>
      {isLogging && (
        <Suspense fallback={null}>
          <LogTimeDialog onClose={closeLogTime} />
        </Suspense>
      )}
    </>
  );
};

/** In the app bar: the running timer, and behind it the dialog that `t` opens everywhere. */
export const TimerButton = () => (may('create', 'TimeEntry') ? <Button /> : null);

const pill = {
  height: 32,
  px: 1.25,
  gap: 0.75,
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'kontor.tone.teal',
  bgcolor: 'kontor.tint.teal',
} as const;
const dot = {
  width: 8,
  height: 8,
  borderRadius: 999,
  bgcolor: 'currentColor',
  animation: 'kontor-pulse 1.6s ease-in-out infinite',
  '@keyframes kontor-pulse': { '50%': { opacity: 0.35 } },
} as const;
