import { Box, type Theme } from '@mui/material';
import { memo } from 'react';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { shifted, type Days, type Item } from '../items.ts';
import { filledDays, placeIn, type Span } from '../scale.ts';
import { useDaysText } from '../useDaysText.ts';
import { useItemText } from '../useItemText.ts';
import { useBarDrag } from './useBarDrag.ts';
import { useBarKeys } from './useBarKeys.ts';

type Props = {
  item: Item;
  span: Span;
  px: number;
  byKey: number;
  mayMove: boolean;
  isCurrent: boolean;
  /** Where a bar without days would be put. */
  today: string;
  onPlace: (item: Item, days: Days) => void;
  onOpen: (item: Item) => void;
};

const toneOf = (item: Item): 'success' | 'error' | 'primary' | 'neutral' => {
  if (item.isDone) return 'success';
  if (item.isLate || item.tooEarly) return 'error';
  return item.kind === 'project' ? 'neutral' : 'primary';
};

/** The bar of a project or task, or the sign of a milestone: a button that opens the form, and moves by pointer and by keys. */
export const ChartBar = memo((props: Props) => {
  const { item, span, px, byKey, mayMove, isCurrent, today, onPlace, onOpen } = props;
  const format = useFormat();
  const daysText = useDaysText();
  const itemText = useItemText();
  const place = (shift: Parameters<typeof shifted>[1]): void => {
    const days = shifted(item, shift);
    if (days.start !== item.start || days.end !== item.end) onPlace(item, days);
  };
  const drag = useBarDrag(px, place);
  const keys = useBarKeys(byKey, place);
  const shift = drag.shift ?? keys.shift;
  const days = shift ? shifted(item, shift) : item;
  const isOpen = item.kind === 'project' && item.start !== null && item.end === null;
  const found = days.start === null ? null : placeIn(span, days.start, days.end ?? span.to);
  const tone = toneOf(item);
  const common = {
    'data-timeline': item.key,
    tabIndex: isCurrent ? 0 : -1,
    onClick: () => onOpen(item),
    'aria-label': itemText({ ...item, ...days }),
    title: itemText({ ...item, ...days }),
  };
  if (!found) {
    const side = days.start === null ? 'none' : days.start > span.to ? 'after' : 'before';
    return (
      <Box
        component="button"
        type="button"
        {...common}
        {...(mayMove && days.start !== null && keys.handlers)}
        sx={[elsewhere, sides[side], tone === 'error' && wrong]}
        style={side === 'none' ? { marginInlineStart: (placeIn(span, today, today)?.at ?? 0) * px } : undefined}
      >
        {daysText(days)}
      </Box>
    );
  }
  const [at, width] = [found.at * px, found.days * px];
  const movable = mayMove ? { ...drag.handlers, ...keys.handlers } : {};
  const progress = item.progress ?? 0;
  const filled = item.start === null || item.end === null ? 0 : filledDays(span, item.start, item.end, progress);
  return (
    <>
      {item.kind === 'milestone' ? (
        <Box
          component="button"
          type="button"
          {...common}
          {...movable}
          sx={[diamond, look(tone), mayMove && grab]}
          style={{ insetInlineStart: at + px / 2 - 9 }}
        />
      ) : (
        <Box
          component="button"
          type="button"
          {...common}
          {...movable}
          sx={[bar, item.kind === 'project' && projectBar, look(tone), mayMove && grab, isOpen && goesOn]}
          style={{ insetInlineStart: at, width: Math.max(width, 6) }}
        >
          {filled > 0 && <Box component="span" sx={done} style={{ width: filled * px }} />}
          {item.kind === 'task' && width >= 56 && item.progress !== null && (
            <Box component="span" sx={figure}>
              {format.percent(Math.round(progress * 100))}
            </Box>
          )}
          {mayMove && width >= 18 && (
            <>
              <Box component="span" data-edge="start" sx={{ ...edge, insetInlineStart: 0 }} />
              {!isOpen && <Box component="span" data-edge="end" sx={{ ...edge, insetInlineEnd: 0 }} />}
            </>
          )}
        </Box>
      )}
      {shift && (
        <Box sx={moving} role="status">
          <span style={{ marginInlineStart: at }}>{daysText(days)}</span>
        </Box>
      )}
    </>
  );
});

const grab = { cursor: 'grab', '&:active': { cursor: 'grabbing' } } as const;
const reset = { font: 'inherit', p: 0, m: 0, cursor: 'pointer' } as const;
const look = (tone: 'success' | 'error' | 'primary' | 'neutral') => (theme: Theme) => {
  const colour = tone === 'primary' ? theme.palette.primary.main : theme.palette.kontor.tone[tone];
  return {
    '--tone': colour,
    border: `1px solid ${colour}`,
    backgroundColor: `color-mix(in srgb, ${colour} 18%, ${theme.palette.background.paper})`,
    printColorAdjust: 'exact',
  };
};
const bar = {
  ...reset,
  position: 'absolute',
  top: 7,
  height: 22,
  borderRadius: '5px',
  overflow: 'hidden',
  display: 'block',
  color: 'text.primary',
  userSelect: 'none',
} as const;
const projectBar = { top: 12, height: 12, borderRadius: '3px' } as const;
const goesOn = { borderInlineEnd: 'none', borderStartEndRadius: 0, borderEndEndRadius: 0 } as const;
const done = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  backgroundColor: 'color-mix(in srgb, var(--tone) 38%, transparent)',
  pointerEvents: 'none',
} as const;
const figure = {
  position: 'absolute',
  insetInlineStart: 8,
  insetBlock: 0,
  lineHeight: '20px',
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
} as const;
const edge = { position: 'absolute', insetBlock: 0, width: 7, cursor: 'ew-resize' } as const;
const diamond = {
  ...reset,
  position: 'absolute',
  top: 9,
  width: 18,
  height: 18,
  transform: 'rotate(45deg)',
  borderRadius: '3px',
} as const;
// What lies outside of the period, or nowhere yet, is told at the edge that it is beyond.
const elsewhere = {
  ...reset,
  position: 'sticky',
  display: 'block',
  mt: 0.75,
  height: 24,
  px: 1,
  border: '1px dashed',
  borderColor: 'kontor.inputBorder',
  borderRadius: '5px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
} as const;
const wrong = { color: 'kontor.tone.error', borderColor: 'kontor.tone.error' } as const;
const sides = {
  none: {},
  before: { insetInlineStart: 'calc(var(--names) + 4px)' },
  after: { insetInlineEnd: 4, marginInlineStart: 'auto' },
} as const;
// Stays in sight where the start of the bar is not.
const moving = {
  position: 'absolute',
  insetInline: 0,
  top: -14,
  zIndex: 2,
  pointerEvents: 'none',
  '& > span': {
    position: 'sticky',
    insetInlineStart: 'calc(var(--names) + 4px)',
    display: 'inline-block',
    px: 0.75,
    borderRadius: '4px',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
  },
} as const;
