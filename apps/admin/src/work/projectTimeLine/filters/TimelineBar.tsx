import { timelineScales } from '@kontor/domain';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { Box, Button, IconButton, Tooltip, Typography, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDaysText } from '../useDaysText.ts';
import { looks, type Span } from '../scale.ts';
import { groupings, timelineViews, type TimelineChoice } from '../useTimelineChoice.ts';
import { Toggles } from './Toggles.tsx';

type Props = {
  choice: TimelineChoice;
  date: string;
  span: Span;
  /** A telephone lists weeks: it has no scale and no views. */
  isNarrow: boolean;
  onChoose: (change: Partial<TimelineChoice>) => void;
};

/** The toolbar: period, scale, rows, view. */
export const TimelineBar = ({ choice, date, span, isNarrow, onChoose }: Props) => {
  const t = useTranslate();
  const daysText = useDaysText();
  const ahead = useTheme().direction === 'rtl' ? { transform: 'scaleX(-1)' } : {};
  const { step } = looks[isNarrow ? 'days' : choice.scale];
  return (
    <Box sx={bar}>
      <Button className="no-print" variant="outlined" onClick={() => onChoose({ date: '' })}>
        {t('timeline.today')}
      </Button>
      <Box className="no-print" sx={{ display: 'flex' }}>
        <Act label={t('timeline.earlier')} onClick={() => onChoose({ date: step(date, -1) })}>
          <ChevronLeftOutlined sx={ahead} />
        </Act>
        <Act label={t('timeline.later')} onClick={() => onChoose({ date: step(date, 1) })}>
          <ChevronRightOutlined sx={ahead} />
        </Act>
      </Box>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {daysText({ start: span.from, end: span.to })}
      </Typography>
      <Box className="no-print" sx={tools}>
        {!isNarrow && (
          <>
            <Act label={t('timeline.fold_all')} onClick={() => onChoose({ fold: 'all', except: '' })}>
              <UnfoldLessOutlined />
            </Act>
            <Act label={t('timeline.unfold_all')} onClick={() => onChoose({ fold: 'none', except: '' })}>
              <UnfoldMoreOutlined />
            </Act>
            <Toggles
              label={t('timeline.scale')}
              value={choice.scale}
              choices={timelineScales.map((value) => ({ value, text: t(`timeline.scales.${value}`) }))}
              onChange={(scale) => onChoose({ scale })}
            />
            <Toggles
              label={t('timeline.view')}
              value={choice.view}
              choices={timelineViews.map((value) => ({ value, text: t(`timeline.views.${value}`) }))}
              onChange={(view) => onChoose({ view })}
            />
          </>
        )}
        <Toggles
          label={t('timeline.rows')}
          value={choice.by}
          choices={groupings.map((value) => ({ value, text: t(`timeline.by.${value}`) }))}
          onChange={(by) => onChoose({ by, except: '' })}
        />
      </Box>
    </Box>
  );
};

const Act = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
);

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
