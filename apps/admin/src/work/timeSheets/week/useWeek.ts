import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, type TimeEntryRecord } from '@kontor/domain';
import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type HttpError } from 'react-admin';
import { isTouched } from '../../../platform/api/calls/readAllAgain.ts';
import { useUndoable } from '../../../platform/action/useUndoable.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { parseDuration } from '../../../platform/inputs/parseDuration.ts';
import { useSavedCells } from './useSavedCells.ts';
import { cellKey, entriesIn, minutesOf, type Cell } from './weekRows.ts';

/** A cell's unsaved text. */
export type Pending = {
  cell: Cell;
  text: string;
  minutes: number | null;
  state: 'saving' | 'failed';
  message?: string;
  key: string;
};
type Change = Partial<Pick<TimeEntryRecord, 'minutes' | 'note' | 'billable'>>;

/** The error of the minutes says more than the general message. */
const reasonOf = ({ body, message }: HttpError): string =>
  (body as { errors?: { minutes?: string } } | null)?.errors?.minutes ?? message;

const sortKey = ['timeSheets', 'week'] as const;

/** A person's week, saved cell by cell: shown at once, kept as text with the reason if the server refuses. */
export function useWeek(userId: number, monday: string) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const tellUndoable = useUndoable();
  const { saved, said, tell } = useSavedCells();
  const queryKey = [...sortKey, userId, monday];
  const { data, isPending, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data: rows } = await dataProvider.getList<TimeEntryRecord>('timeSheets', {
        filter: { userId, workDate_gte: monday, workDate_lte: addDays(monday, 6) },
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
        signal,
      });
      return rows;
    },
  });
  const [pending, setPending] = useState<Record<string, Pending>>({});
  const chains = useRef(new Map<string, Promise<void>>());

  const put = useCallback(
    (key: readonly unknown[], id: number, entry: TimeEntryRecord | null) => {
      queryClient.setQueryData<TimeEntryRecord[]>(key, (old = []) => [
        ...old.filter((one) => one.id !== id),
        ...(entry ? [entry] : []),
      ]);
      if (entry) tell(entry);
      void queryClient.invalidateQueries({
        predicate: (query) => isTouched(query) && query.queryKey[1] !== 'week',
      });
    },
    [queryClient, tell],
  );

  /** Re-creates a deleted entry with its note and times. */
  const restore = async (entry: TimeEntryRecord): Promise<void> => {
    const { projectId, taskId, workDate, minutes, startAt, endAt, note, billable } = entry;
    const input = { userId, projectId, taskId, workDate, minutes, startAt, endAt, note, billable };
    try {
      const { data: saved } = await dataProvider.create<TimeEntryRecord>('timeSheets', { data: input });
      put(queryKey, saved.id, saved);
    } catch (problem) {
      notify(reasonOf(problem as HttpError), { type: 'error' });
    }
  };

  /** Changes one entry, or deletes it when no time is left; throws the server's refusal. */
  const change = async (entry: TimeEntryRecord, to: Change | null): Promise<void> => {
    if (to === null || to.minutes === 0) {
      await dataProvider.delete('timeSheets', { id: entry.id, previousData: entry });
      put(queryKey, entry.id, null);
      tellUndoable(t('timeSheets.week.deleted', { duration: format.duration(entry.minutes) }), () => void restore(entry));
      return;
    }
    const span = to.minutes !== undefined && to.minutes !== entry.minutes ? { startAt: null, endAt: null } : {};
    const sent = { ...entry, ...span, ...to };
    const { data: saved } = await dataProvider.update<TimeEntryRecord>('timeSheets', {
      id: entry.id,
      data: sent,
      previousData: entry,
    });
    put(queryKey, entry.id, saved);
  };

  const write = async ({ cell, minutes, key: idempotencyKey }: Pending): Promise<void> => {
    const [entry] = entriesIn(queryClient.getQueryData<TimeEntryRecord[]>(queryKey) ?? [], cell);
    if (entry) return change(entry, minutes ? { minutes } : null);
    if (!minutes) return;
    const { projectId, taskId } = cell.row;
    const input = { userId, projectId, taskId, workDate: cell.date, minutes, billable: true };
    const { data: saved } = await dataProvider.create<TimeEntryRecord>('timeSheets', { data: input, meta: { idempotencyKey } });
    put(queryKey, saved.id, saved);
  };

  const mark = (entry: Pending) => setPending((old) => ({ ...old, [cellKey(entry.cell)]: entry }));
  /** Only the latest attempt of a cell may clear or fail it. */
  const settle = (attempt: Pending, failed?: Pending) =>
    setPending((old) => {
      const at = cellKey(attempt.cell);
      if (old[at]?.key !== attempt.key) return old;
      const { [at]: _done, ...others } = old;
      return failed ? { ...others, [at]: failed } : others;
    });

  const attempt = (one: Pending) => {
    mark(one);
    const at = cellKey(one.cell);
    const run = async (): Promise<void> => {
      try {
        await write(one);
        settle(one);
      } catch (problem) {
        settle(one, { ...one, state: 'failed', message: reasonOf(problem as HttpError) });
        if ((problem as { status?: number }).status === 409) void refetch();
      }
    };
    chains.current.set(at, (chains.current.get(at) ?? Promise.resolve()).then(run));
  };

  const entries = data ?? [];
  const save = (cell: Cell, text: string): void => {
    const minutes = parseDuration(text);
    const one: Pending = { cell, text, minutes: minutes ?? null, state: 'saving', key: crypto.randomUUID() };
    if (minutes === undefined) return mark({ ...one, state: 'failed', message: t('timeSheets.week.unread') });
    const stored = minutesOf(entriesIn(entries, cell));
    const before = pending[cellKey(cell)];
    if ((minutes ?? 0) === (before?.state === 'saving' ? (before.minutes ?? 0) : stored)) {
      if (before?.state === 'failed') discard(cell);
      return;
    }
    attempt(one);
  };
  const retry = (cell: Cell): void => {
    const failed = pending[cellKey(cell)];
    if (failed && parseDuration(failed.text) !== undefined) attempt({ ...failed, state: 'saving', message: undefined });
  };
  const discard = (cell: Cell): void =>
    setPending((old) => Object.fromEntries(Object.entries(old).filter(([key]) => key !== cellKey(cell))));

  return { entries, isPending, error, refetch, pending, saved, said, save, retry, discard, change };
}

export type Week = ReturnType<typeof useWeek>;
