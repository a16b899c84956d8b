import { addDays, isoWeek, weekStart } from '@kontor/domain';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Item, Row } from './items.ts';
import type { Span } from './scale.ts';
import { useDaysText } from './useDaysText.ts';
import { useItemState } from './useItemText.ts';

type Props = { rows: readonly Row[]; date: string; today: string; onOpen: (item: Item) => void };
type Listed = Item & { project: string };

/** The weeks that a telephone lists. */
const many = 6;
export const weeksShown = (date: string): Span => ({ from: weekStart(date), to: addDays(weekStart(date), 7 * many - 1) });

/** On a telephone: week by week, what goes on in it, what is late until today; then what has no dates yet. */
export const TimelineWeeks = ({ rows, date, today, onOpen }: Props) => {
  const t = useTranslate();
  const daysText = useDaysText();
  const items = rows.flatMap((row): Listed[] => (row.kind === 'item' ? [{ ...row.item, project: row.project }] : []));
  const weeks = Array.from({ length: many }, (_, index) => addDays(weekStart(date), 7 * index));
  const undated = items.filter(({ start }) => start === null);
  const lastDayOf = ({ start, end, isLate }: Item): string => (isLate ? today : (end ?? start ?? ''));
  return (
    <>
      {weeks.map((from) => {
        const to = addDays(from, 6);
        const inWeek = items
          .filter((item) => item.start !== null && item.start <= to && lastDayOf(item) >= from)
          .toSorted((one, other) => (one.end ?? '').localeCompare(other.end ?? ''));
        const title = `${t('timeline.week', { week: isoWeek(from).week })} · ${daysText({ start: from, end: to })}`;
        return <Section key={from} title={title} items={inWeek} onOpen={onOpen} />;
      })}
      {undated.length > 0 && <Section title={t('timeline.no_dates')} items={undated} onOpen={onOpen} />}
    </>
  );
};

const Section = ({ title, items, onOpen }: { title: string; items: readonly Listed[]; onOpen: (item: Item) => void }) => {
  const t = useTranslate();
  const daysText = useDaysText();
  const stateOf = useItemState();
  return (
    <Box component="section" sx={{ borderBottom: 1, borderColor: 'divider', py: 1 }}>
      <Typography component="h3" variant="h3" sx={{ px: 2, py: 0.5 }}>
        {title}
      </Typography>
      {items.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1 }}>
          {t('timeline.nothing_in_week')}
        </Typography>
      )}
      {items.map((item) => (
        <ButtonBase key={item.key} onClick={() => onOpen(item)} sx={entry}>
          <b>{item.kind === 'milestone' ? t('timeline.milestone', { name: item.name }) : item.name}</b>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {[item.project, item.person].filter(Boolean).join(' · ')}
          </Box>
          {item.start !== null && (
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {daysText(item)}
            </Box>
          )}
          {stateOf(item) && (
            <Box component="span" sx={{ color: item.isDone ? 'kontor.tone.success' : 'kontor.tone.error' }}>
              {stateOf(item)}
            </Box>
          )}
        </ButtonBase>
      ))}
    </Box>
  );
};

const entry = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  px: 2,
  py: 0.75,
  minHeight: 44,
  font: 'inherit',
  fontSize: '0.8125rem',
  '& > *': { display: 'block', overflowWrap: 'anywhere' },
} as const;
