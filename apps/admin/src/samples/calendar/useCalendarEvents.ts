import { addDays, periodOf, type AgendaEntry, type CalendarEventAnswer, type CalendarEventRecord } from '@kontor/domain';
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';

const all = ['calendarEvents'];
export type EventFields = Omit<CalendarEventRecord, 'id'>;

/** The person's events of a period and their changes, shown at once and then sent. */
export function useCalendarEvents(from: string, to: string) {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  // The server searches by UTC days; local days may begin or end half a day off.
  const query = { start: addDays(from, -1), end: addDays(to, 2) };
  const queryKey = [...all, query];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => kontor.sample<CalendarEventRecord[]>('GET', '/apps/calendar/events', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const onSettled = () => client.invalidateQueries({ queryKey: all });
  const shown = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled,
  };
  const show = async (change: (events: CalendarEventRecord[]) => CalendarEventRecord[]) => {
    await client.cancelQueries({ queryKey: all });
    client.setQueryData<CalendarEventRecord[]>(queryKey, (events = []) => change(events));
  };
  const { mutate: change } = useMutation({
    mutationFn: (event: CalendarEventRecord) => kontor.sample('POST', '/apps/calendar/update-event', { body: { event } }),
    onMutate: (event) => show((events) => events.map((one) => (one.id === event.id ? event : one))),
    ...shown,
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: CalendarEventRecord) => kontor.sample('DELETE', '/apps/calendar/remove-event', { query: { id } }),
    onMutate: ({ id }) => show((events) => events.filter((one) => one.id !== id)),
    ...shown,
  });
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ id: _id, ...event }: CalendarEventRecord) =>
      kontor.sample('POST', '/apps/calendar/add-event', { body: { event } }),
    onMutate: (event) => show((events) => [...events, event]),
    ...shown,
  });
  /** Awaits the server and throws refusals, so that the form can show them. */
  const save = async (event: EventFields, id?: number) => {
    const [path, sent] = id === undefined ? ['add-event', event] : ['update-event', { id, ...event }];
    await kontor.sample<CalendarEventAnswer>('POST', `/apps/calendar/${path}`, { body: { event: sent } });
    await onSettled();
  };
  return { ...list, events: list.data ?? [], change, remove, bringBack, save };
}

/** The firm's dates, fetched once wanted and by the quarter, so that paging seldom waits. */
export function useAgenda(from: string, to: string, wanted: boolean) {
  const kontor = useKontor();
  const [first, last] = [periodOf('thisQuarter', from), periodOf('thisQuarter', to)];
  return useQueries({
    queries: (first.from === last.from ? [first] : [first, last]).map((query) => ({
      queryKey: ['agenda', query],
      queryFn: ({ signal }: { signal: AbortSignal }) => kontor.call<AgendaEntry[]>('GET', '/agenda', { query, signal }),
      enabled: wanted,
    })),
    combine: (answers) => ({
      dates: answers.flatMap(({ data }) => data ?? []),
      isComing: wanted && answers.some(({ isPending }) => isPending),
      error: answers.find(({ error }) => error)?.error ?? null,
      refetch: () => answers.forEach((answer) => void answer.refetch()),
    }),
  });
}
