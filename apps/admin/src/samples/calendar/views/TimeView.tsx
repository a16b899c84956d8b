import { Box, ButtonBase } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { barHeight, BarRow } from './BarRow.tsx';
import { EntryButton } from './EntryButton.tsx';
import { isBar, shifted } from '../entries.ts';
import { barsOf, blocksOf, mostParts, roomFor } from './layout.ts';
import { useDrag } from './useDrag.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { ViewProps } from './views.ts';

const hour = 44;
const mostLanes = 6;
const hours = [...Array(24).keys()];
const gutter = { xs: 44, sm: 56 };

/** Days side by side by the hour, with whole-day events above. */
export const TimeView = memo(({ days, entries, today, onCreate, onDay, onList, onOpen, onShift }: ViewProps) => {
  const t = useTranslate();
  const format = useFormat();
  const words = useEntryWords();
  const bars = entries.filter(isBar);
  const barDrag = useDrag(onShift);
  const drag = useDrag(onShift, hour);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 7 * hour;
  }, []);
  const timed = entries
    .filter((entry) => !isBar(entry))
    .map((entry) => (drag.dragged?.key === entry.key ? { ...entry, ...shifted(entry, drag.dragged) } : entry));
  const placed = barsOf(bars, days);
  const lanes = Math.min(mostLanes, Math.max(1, ...placed.map(({ lane }) => lane + 1)));
  const isMore = placed.some(({ lane }) => lane >= lanes);
  const columns = { display: 'grid', gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`, flex: 1, minWidth: 0 };
  const write = (event: MouseEvent<HTMLElement>, day: string) => {
    if (event.target !== event.currentTarget) return;
    const from = Math.floor(((event.clientY - event.currentTarget.getBoundingClientRect().top) / hour) * 2) * 30;
    onCreate({ first: day, last: day, from: Math.min(from, 23 * 60), to: Math.min(from, 23 * 60) + 60 });
  };
  const rooms = days.map((day) => ({ day, ...roomFor(blocksOf(timed, day)) }));
  const at = new Date();
  return (
    <Box>
      <Box sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ width: gutter, flexShrink: 0 }} />
        <Box sx={columns}>
          {days.map((day) => (
            <ButtonBase
              key={day}
              onClick={() => onCreate({ first: day, last: day, from: 9 * 60, to: 10 * 60 })}
              aria-current={day === today ? 'date' : undefined}
              sx={day === today ? { ...head, color: 'primary.main' } : head}
            >
              {days.length === 1 ? format.longDate(day) : format.weekday(day)}
              <span style={visuallyHidden}>{`: ${t('calendar.add_on', { day: format.longDate(day) })}`}</span>
            </ButtonBase>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ width: gutter, flexShrink: 0, p: 0.5, fontSize: '0.6875rem', color: 'text.secondary' }}>
          {t('calendar.all_day')}
        </Box>
        <Box sx={{ position: 'relative', flex: 1, minWidth: 0, height: (lanes + Number(isMore)) * (barHeight + 2) + 4 }}>
          <Box sx={{ ...columns, height: '100%' }}>
            {days.map((day) => (
              <Box
                key={day}
                data-day={day}
                onClick={() => onCreate({ first: day, last: day, from: null, to: null })}
                sx={{ cursor: 'cell', '&:not(:last-of-type)': { borderInlineEnd: 1, borderColor: 'divider' } }}
              />
            ))}
          </Box>
          <BarRow
            entries={bars}
            days={days}
            drag={barDrag}
            top={2}
            lanes={lanes}
            step={{ days: 7, minutes: 0 }}
            onMore={onDay}
            onOpen={onOpen}
            onShift={onShift}
          />
        </Box>
      </Box>
      <Box
        ref={scroller}
        role="region"
        aria-label={t('calendar.hours')}
        tabIndex={0}
        sx={{ display: 'flex', position: 'relative', overflowY: 'auto', height: { xs: 460, sm: 560 } }}
      >
        <Box aria-hidden sx={{ width: gutter, flexShrink: 0, height: 24 * hour }}>
          {hours.map((one) => (
            <Box key={one} sx={{ height: hour, textAlign: 'end', pr: 0.5, fontSize: '0.6875rem', color: 'text.secondary' }}>
              {one > 0 && <Box sx={{ transform: 'translateY(-8px)' }}>{words.clock(one * 60)}</Box>}
            </Box>
          ))}
        </Box>
        <Box sx={{ ...columns, height: 24 * hour }}>
          {rooms.map(({ day, shown, more }) => (
            <Box key={day} data-day={day} onClick={(event) => write(event, day)} sx={column}>
              {day === today && <Box aria-hidden sx={{ ...line, top: ((at.getHours() * 60 + at.getMinutes()) / 60) * hour }} />}
              {shown.map(({ entry, from, to, part, parts }) => (
                <EntryButton
                  key={entry.key}
                  entry={entry}
                  step={{ days: 0, minutes: 30 }}
                  clicked={drag.clicked}
                  onGrab={(event, mode) => drag.begin(event, entries.find(({ key }) => key === entry.key) ?? entry, mode)}
                  onOpen={onOpen}
                  onShift={onShift}
                  handle={{ insetInline: 0, bottom: 0, height: 7, cursor: 'ns-resize' }}
                  sx={{
                    position: 'absolute',
                    top: (from / 60) * hour,
                    height: ((to - from) / 60) * hour - 2,
                    insetInlineStart: `${(100 / parts) * part}%`,
                    width: `calc(${100 / parts}% - 3px)`,
                    alignItems: 'flex-start',
                    py: 0.25,
                    containerType: 'inline-size',
                    '& > svg': { '@container (max-width: 80px)': { display: 'none' } },
                    opacity: drag.dragged?.key === entry.key ? 0.75 : 1,
                  }}
                >
                  <Box component="span" sx={said}>
                    <b style={{ whiteSpace: 'nowrap' }}>{entry.from !== null && words.clock(entry.from)}</b>{' '}
                    <bdi>{words.title(entry)}</bdi>
                  </Box>
                </EntryButton>
              ))}
              {more.map(({ from, count }) => (
                <ButtonBase
                  key={from}
                  onClick={() => (days.length === 1 ? onList : onDay)(day)}
                  sx={{ ...others, top: (from / 60) * hour, width: `calc(${100 / mostParts}% - 3px)` }}
                >
                  {t('calendar.more', { smart_count: count })}
                  <span style={visuallyHidden}>{`: ${format.longDate(day)}, ${words.clock(from)}`}</span>
                </ButtonBase>
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
});
TimeView.displayName = 'TimeView';

const said = {
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  // Where not even a time fits, the text is hidden; colour and dialog remain.
  '@container (max-width: 34px)': visuallyHidden,
} as const;
const head = {
  py: 0.75,
  px: 0.25,
  minHeight: 36,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  textAlign: 'center',
} as const;
const column = {
  position: 'relative',
  cursor: 'cell',
  backgroundImage: (theme: { palette: { divider: string } }) =>
    `repeating-linear-gradient(${theme.palette.divider} 0 1px, transparent 1px ${hour}px)`,
  '&:not(:last-of-type)': { borderInlineEnd: 1, borderColor: 'divider' },
} as const;
const others = {
  position: 'absolute',
  insetInlineEnd: '3px',
  minHeight: 24,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const line = {
  position: 'absolute',
  insetInline: 0,
  height: 2,
  bgcolor: 'error.main',
  zIndex: 2,
  pointerEvents: 'none',
} as const;
