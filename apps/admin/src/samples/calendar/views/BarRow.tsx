import { ButtonBase } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { EntryButton, type EntryActions } from './EntryButton.tsx';
import { shifted, type Entry } from '../entries.ts';
import { barsOf, hiddenOn } from './layout.ts';
import type { useDrag } from './useDrag.ts';

export const barHeight = 24;
const gap = 2;

type Props = EntryActions & {
  entries: readonly Entry[];
  days: readonly string[];
  drag: ReturnType<typeof useDrag>;
  /** Space above the bars for the day numbers. */
  top?: number;
  lanes: number;
  step: { days: number; minutes: number };
  onMore: (day: string) => void;
};

/** The bars over a row of days; a dragged one is shown at its destination. */
export const BarRow = ({ entries, days, drag, top = 0, lanes, step, onMore, onOpen, onShift }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { dragged } = drag;
  const placed = entries.map((entry) => (dragged?.key === entry.key ? { ...entry, ...shifted(entry, dragged) } : entry));
  const bars = barsOf(placed, days);
  const share = 100 / days.length;
  const at = (column: number, lane: number) => ({
    position: 'absolute' as const,
    insetInlineStart: `calc(${share * column}% + 2px)`,
    top: top + lane * (barHeight + gap),
    height: barHeight,
  });
  return (
    <>
      {bars
        .filter(({ lane }) => lane < lanes)
        .map(({ entry, column, span, lane, begins, ends }) => (
          <EntryButton
            key={entry.key}
            entry={entry}
            begins={begins}
            ends={ends}
            step={step}
            clicked={drag.clicked}
            onGrab={(event, mode) => drag.begin(event, entries.find(({ key }) => key === entry.key) ?? entry, mode)}
            onOpen={onOpen}
            onShift={onShift}
            handle={{ insetInlineEnd: 0, insetBlock: 0, width: 8, cursor: 'ew-resize' }}
            sx={{ ...at(column, lane), width: `calc(${share * span}% - 5px)`, opacity: dragged?.key === entry.key ? 0.75 : 1 }}
          />
        ))}
      {days.map((day, column) => {
        const hidden = hiddenOn(bars, column, lanes);
        return (
          hidden > 0 && (
            <ButtonBase
              key={day}
              onClick={() => onMore(day)}
              sx={{ ...at(column, lanes), width: `calc(${share}% - 5px)`, ...more }}
            >
              {t('calendar.more', { smart_count: hidden })}
              <span style={visuallyHidden}>{`: ${format.longDate(day)}`}</span>
            </ButtonBase>
          )
        );
      })}
    </>
  );
};

const more = {
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  justifyContent: 'flex-start',
  px: 0.5,
  borderRadius: 1,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
