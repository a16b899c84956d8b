import type { ProjectTimeline } from '@kontor/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { daysOf, patched, resourceOfItem, type Days, type Item } from './items.ts';
import type { Span } from './scale.ts';
import { useDaysText } from './useDaysText.ts';

type Filter = { projectId: number; customerId: number; userId: number; scope: string };

/** The timeline of a period. Its key begins as that of projects, which tasks, milestones and hours touch: a colleague's change is read again. */
export function useTimeline({ from, to }: Span, { projectId, customerId, userId, scope }: Filter) {
  const kontor = useKontor();
  const client = useQueryClient();
  const write = useWriting();
  const query = {
    from,
    to,
    scope,
    projectId: projectId || undefined,
    customerId: customerId || undefined,
    userId: userId || undefined,
  };
  const queryKey = ['projects', 'timeline', query];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => kontor.call<ProjectTimeline>('GET', '/project-timeline', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const show = (change: (timeline: ProjectTimeline) => ProjectTimeline): void =>
    void client.setQueriesData<ProjectTimeline>({ queryKey: ['projects', 'timeline'] }, (now) => now && change(now));
  const find = (item: Item): number | undefined => {
    const now = client.getQueryData<ProjectTimeline>(queryKey);
    const rows: readonly { id: number; version: number }[] = now?.[resourceOfItem(item)] ?? [];
    return rows.find(({ id }) => id === item.id)?.version;
  };
  const place = (item: Item, days: Days): Promise<void> =>
    write(item, days, { show, versionOf: () => find(item) ?? item.version, before: () => client.cancelQueries({ queryKey }) });
  return { ...answer, place };
}

type Shown = {
  show: (change: (timeline: ProjectTimeline) => ProjectTimeline) => void;
  /** The version of the last answer. */
  versionOf: () => number;
  before: () => Promise<void>;
};

/**
 * Changes the days of an item: shown at once, then sent, one after the other, so that each knows the version that the one before it made. What the
 * server refuses, or somebody else has changed meanwhile, is told, and the timeline read again. A move is taken back only while its days are the
 * stored ones: by then the page knows the versions of others, which would let it overwrite their days.
 */
function useWriting() {
  const t = useTranslate();
  const kontor = useKontor();
  const notify = useNotify();
  const undoable = useUndoable();
  const readAgain = useReadAgain();
  const textOf = useDaysText();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  const send = async (item: Item, days: Days, { show, versionOf }: Shown, isUndo: boolean): Promise<void> => {
    const resource = resourceOfItem(item);
    const { data: record } = await kontor.getOne<RaRecord & { version: number }>(resource, { id: item.id });
    const isStillThere = Object.entries(daysOf(item, item)).every(([field, day]) => record[field] === day);
    if (isUndo && !isStillThere) throw new Error(t('timeline.moved_since', { name: item.name }));
    const data = { ...record, ...daysOf(item, days), version: isUndo ? record.version : versionOf() };
    const saved = await kontor.update<RaRecord & { version: number }>(resource, { id: item.id, data, previousData: record });
    show((timeline) => patched(timeline, item, { version: saved.data.version }));
  };
  return async function write(item: Item, days: Days, shown: Shown, isUndo = false): Promise<void> {
    const before: Days = { start: item.start, end: item.end };
    waiting.current += 1;
    await shown.before();
    shown.show((timeline) => patched(timeline, item, daysOf(item, days)));
    const sent = queue.current.then(() => send(item, days, shown, isUndo));
    queue.current = sent.catch(() => undefined);
    try {
      await sent;
      if (!isUndo)
        undoable(
          t('timeline.moved', { name: item.name, when: textOf(days) }),
          () => void write({ ...item, ...days }, before, shown, true),
        );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      waiting.current -= 1;
      // While more is waiting, an answer from before would draw the bar where it was.
      if (waiting.current === 0) readAgain();
    }
  };
}
