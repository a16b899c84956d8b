import { calendars } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, LinearProgress, Skeleton } from '@mui/material';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useStableCallback } from '../../platform/list/useStableCallback.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { agendaEntryOf, entryOf, shifted, timesOf, type Entry, type Place, type Shift } from './entries.ts';
import { ListView } from './views/ListView.tsx';
import { MonthView } from './views/MonthView.tsx';
import { TimeView } from './views/TimeView.tsx';
import { daysOf, useCalendarChoice } from './useCalendarChoice.ts';
import { useAgenda, useCalendarEvents } from './useCalendarEvents.ts';
import { useUnchanged } from './useUnchanged.ts';
import { useEntryWords } from './useEntryWords.ts';
import type { ViewProps } from './views/views.ts';

const EventDialog = part(() => import('./event/EventDialog.tsx').then((m) => m.EventDialog));
const CalendarFeedDialog = part(() => import('./feed/CalendarFeedDialog.tsx').then((m) => m.CalendarFeedDialog));
type Open = { event?: Entry['event']; place: Place };

/** The person's own calendar and, if wanted, the firm's dates. */
export const CalendarPage = () => {
  const t = useTranslate();
  const undoable = useUndoable();
  const navigate = useNavigate();
  const words = useEntryWords();
  const { choice, choose, today } = useCalendarChoice();
  const { view, date } = choice;
  const days = useMemo(() => daysOf(view, date), [view, date]);
  const [from = date, to = date] = [days[0], days.at(-1)];
  const { events, isPending, isFetching, isPlaceholderData, error, refetch, change, remove, bringBack, save } = useCalendarEvents(
    from,
    to,
  );
  const agenda = useAgenda(from, to, choice.kontor.length > 0);
  const [open, setOpen] = useState<Open | null>(null);
  const [isFeedOpen, setIsFeedOpen] = useState(false);

  const own = useMemo(() => events.map(entryOf), [events]);
  const chosen = [
    ...own.filter(({ event }) => event && choice.calendars.includes(event.extendedProps.calendar)),
    ...agenda.dates.filter(({ kind }) => choice.kontor.includes(kind)).map(agendaEntryOf),
  ].filter((entry) => entry.first <= to && entry.last >= from);
  const latest = useUnchanged(chosen);
  const entries = useDeferredValue(latest);
  const isComing = isPlaceholderData || agenda.isComing || entries !== latest;

  const shift = useStableCallback((entry: Entry, by: Shift) => {
    const { event } = entry;
    if (!event) return;
    const place = shifted(entry, by);
    const moved = { ...event, ...timesOf(place) };
    if (moved.start === event.start && moved.end === event.end) return;
    change(moved);
    undoable(t('calendar.moved', { name: words.title(entry), when: words.times(place) }), () => change(event));
    // Moved to another week, the event is another element.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${entry.key}"]`)?.focus());
  });
  const removeOpen = (event: NonNullable<Entry['event']>) => {
    setOpen(null);
    remove(event);
    undoable(t('calendar.removed', { name: event.title }), () => bringBack(event));
  };
  const onDate = useStableCallback((next: string) => choose({ date: next }));
  const onDay = useStableCallback((next: string) => choose({ view: 'day', date: next }));
  const onList = useStableCallback((next: string) => choose({ view: 'list', date: next }));
  const onCreate = useStableCallback((place: Place) => setOpen({ place }));
  const onOpen = useStableCallback((entry: Entry) => {
    if (entry.event) setOpen({ event: entry.event, place: entry });
    else if (entry.link) void navigate(entry.link);
  });
  const shared: ViewProps = {
    days,
    entries,
    isComing,
    date,
    today,
    onDate,
    onDay,
    onList,
    onCreate,
    onOpen,
    onShift: shift,
  };
  const View = view === 'month' ? MonthView : view === 'list' ? ListView : TimeView;
  const failed = error ?? (choice.kontor.length ? agenda.error : null);
  return (
    <Box>
      <PageHeader
        title={t('pages./calendar/index')}
        subtitle={t('calendar.text')}
        action={
          <Button
            variant="contained"
            startIcon={<AddOutlined />}
            onClick={() => setOpen({ place: { first: date, last: date, from: 9 * 60, to: 10 * 60 } })}
          >
            {t('calendar.add')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px' } }}>
        <Card component="section" aria-label={t('pages./calendar/index')} sx={{ minWidth: 0, position: 'relative' }}>
          <CalendarBar choice={choice} today={today} onChoose={choose} />
          {isFetching && !isPending && <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, height: 2 }} />}
          {failed && (
            <LoadFailed text={failed.message} onRetry={() => void (error ? refetch() : agenda.refetch())} sx={{ m: 2 }} />
          )}
          {isPending && !error && <Skeleton variant="rectangular" height={560} sx={{ m: 1.5, borderRadius: 1 }} />}
          {!isPending && !error && <View key={view} {...shared} />}
        </Card>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          <CalendarFilters choice={choice} onChoose={choose} />
          <Button variant="outlined" size="small" onClick={() => setIsFeedOpen(true)} sx={{ alignSelf: 'flex-start' }}>
            {t('calendar.feed.open')}
          </Button>
        </Box>
      </Box>
      <Suspense fallback={null}>
        {isFeedOpen && <CalendarFeedDialog onClose={() => setIsFeedOpen(false)} />}
        {open && (
          <EventDialog
            event={open.event}
            place={open.place}
            calendar={choice.calendars[0] ?? calendars[0]}
            save={(event) => save(event, open.event?.id)}
            onRemove={open.event && (() => open.event && removeOpen(open.event))}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Box>
  );
};
