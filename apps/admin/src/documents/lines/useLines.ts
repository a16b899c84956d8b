import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { focusField, type LineActions } from './lineActions.ts';
import type { Pasted } from './pastedLines.ts';

type Kind<T> = { blank: () => T; pasted: (row: Pasted) => T; copyOf: (line: T) => T; isBlank: (line: T) => boolean };

/** The lines of the form and actions on them. The actions keep their identity, so that no row is drawn for them. */
export function useLines<T>(kind: Kind<T>) {
  const { getValues } = useFormContext();
  const array = useFieldArray({ name: 'lines', keyName: 'key' });
  const [moved, setMoved] = useState(0);
  const t = useTranslate();
  const notify = useNotify();
  const undoable = useUndoable({ onlyHere: true });
  const latest = useRef({ array, kind, t, notify, undoable });
  useEffect(() => {
    latest.current = { array, kind, t, notify, undoable };
  });

  const actions = useMemo((): LineActions => {
    const lines = () => getValues('lines') as T[];
    const insert = (given: number, added: object[] = [latest.current.kind.blank() as object]) => {
      const end = (lines() as object[]).findIndex((line) => 'advanceOf' in line);
      const index = end < 0 ? given : Math.min(given, end);
      latest.current.array.insert(index, added, { shouldFocus: false });
      focusField(`lines.${index}.description`);
    };
    return {
      insert: (index) => insert(index),
      remove: (index) => {
        const line = lines()[index];
        if (!line) return;
        latest.current.array.remove(index);
        const { t, undoable, kind } = latest.current;
        const kept = structuredClone(line);
        if (!kind.isBlank(line)) undoable(t('documents.lines.removed'), () => insert(Math.min(index, lines().length), [kept]));
        const own = (lines() as object[]).filter((one) => !('advanceOf' in one)).length;
        if (own === 0) insert(0);
        else focusField(`lines.${Math.min(index, own - 1)}.description`);
      },
      move: (from, to) => {
        latest.current.array.move(from, to);
        setMoved(to + 1);
      },
      duplicate: (index) => {
        const line = lines()[index];
        if (line) insert(index + 1, [latest.current.kind.copyOf(structuredClone(line)) as object]);
      },
      paste: (index, rows) => {
        const { array, kind, notify } = latest.current;
        const here = lines()[index];
        const added = rows.map((row) => kind.pasted(row) as object);
        const isHere = here && kind.isBlank(here);
        if (isHere) array.remove(index);
        insert(isHere ? index : index + 1, added);
        notify('documents.lines.pasted', { type: 'info', messageArgs: { smart_count: added.length } });
      },
    };
  }, [getValues]);

  return { fields: array.fields, actions, moved };
}
