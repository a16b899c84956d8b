import type { ClassifierRecord, ClassifierType } from '@kontor/domain';
import { moved } from '../../platform/sortable/order.ts';
import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';

/** The entries of one type in their order, as the server last returned them, with functions to change and move them. */
export function useClassifiers(type: ClassifierType) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const list = useGetList<ClassifierRecord>('classifiers', {
    filter: { type },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  // The answer to a save is newer than the list until the list is fetched again.
  const [fresh, setFresh] = useState<ReadonlyMap<number, ClassifierRecord>>(new Map());
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const answers = useRef(new Map<number, ClassifierRecord>());
  const queue = useRef(Promise.resolve());
  const pending = useRef(0);

  const known = (list.data ?? []).map((record) => {
    const answer = fresh.get(record.id);
    return answer && answer.version > record.version ? answer : record;
  });
  const rows = order ? known.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : known;

  const keep = useCallback((record: ClassifierRecord) => {
    answers.current.set(record.id, record);
    setFresh((all) => new Map(all).set(record.id, record));
  }, []);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['classifiers'] });

  const place = async (wanted: readonly ClassifierRecord[]) => {
    for (const [index, shown] of wanted.entries()) {
      const { id } = shown;
      const answer = answers.current.get(id);
      const record = answer && answer.version > shown.version ? answer : shown;
      if (record.position === index + 1) continue;
      const { data } = await dataProvider.update<ClassifierRecord>('classifiers', {
        id,
        data: { ...record, position: index + 1 },
        previousData: record,
      });
      keep(data);
    }
  };
  /** Moves a row at once on screen; the server gets the moves one by one, because each needs the version of the last. */
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return;
    const wanted = moved(rows, from, to);
    setOrder(wanted.map(({ id }) => id));
    pending.current += 1;
    queue.current = queue.current
      .then(() => place(wanted))
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .then(async () => {
        pending.current -= 1;
        if (pending.current > 0) return;
        await refresh();
        setOrder(null);
      });
  };
  return { ...list, rows, keep, refresh, move };
}
