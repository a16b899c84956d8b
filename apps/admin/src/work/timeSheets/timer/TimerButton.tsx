import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { endsSequence } from '../../../platform/action/keySequence.ts';
import { Opens } from '../../../platform/page/Opens.tsx';
import { part } from '../../../platform/page/page.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { addWords } from '../../../platform/i18n/words.ts';
import * as bar from './barMessages.ts';
import { timeWords } from '../timeWords.ts';
import { closeLogTime, openLogTime, useLogTime } from '../entries/logTime.ts';
import { useTimer } from './useTimer.ts';

addWords((language) => bar[language]);
const TimerPopover = part(() => import('./TimerPopover.tsx').then((m) => m.TimerPopover), [timeWords]);
const LogTimeDialog = part(() => import('../entries/LogTimeDialog.tsx').then((m) => m.LogTimeDialog), [timeWords]);

const somethingOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** The running timer in the app bar, with its dialog, which `t` opens everywhere. */
export const TimerButton = () => {
  const t = useTranslate();
  const format = useFormat();
  const timer = useTimer();
  const logging = useLogTime();
  useHotkeys('t', (event) => !endsSequence(event) && !somethingOpen() && openLogTime(), { preventDefault: true });
  const running = timer.timer;
  const label = running
    ? t('timeSheets.timer.running', { project: running.projectName, duration: format.duration(timer.minutes) })
    : t('timeSheets.timer.start');
  return (
    <>
      <Opens
        popup="dialog"
        preload={TimerPopover.preload}
        button={(opener) => (
          <Tooltip title={label}>
            {running ? (
              <ButtonBase {...opener} aria-label={label} sx={pill}>
                <Box aria-hidden sx={dot} />
                {format.clock(timer.minutes)}
              </ButtonBase>
            ) : (
              <IconButton {...opener} color="inherit" aria-label={label} sx={{ width: { xs: 40, sm: 44 }, height: 44 }}>
                <TimerOutlined />
              </IconButton>
            )}
          </Tooltip>
        )}
      >
        {(opened) => <TimerPopover {...opened} timer={timer} />}
      </Opens>
      {logging && (
        <Suspense fallback={null}>
          <LogTimeDialog place={logging.place} onClose={closeLogTime} />
        </Suspense>
      )}
    </>
  );
};

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
