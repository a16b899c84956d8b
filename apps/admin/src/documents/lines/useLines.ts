import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { focusField, type LineActions } from './lineActions.ts';
import { useDateField } from '../values/dateField.ts';
import { blankLine, copyOfLine, isBlank, type LineValues } from '../values/lineValues.ts';

/** The lines of the form and actions on them. The actions keep their identity, so that no row is drawn for them. */
export function useLines() {
  const basis = useBasis();
  const dateField = useDateField();
  const { getValues } = useFormContext();
  const array = useFieldArray({ name: 'lines', keyName: 'key' });
  const [moved, setMoved] = useState(0);
  const t = useTranslate();
  const notify = useNotify();
  const undoable = useUndoable({ onlyHere: true });
  const latest = useRef({ array, basis, t, notify, undoable });
  useEffect(() => {
    latest.current = { array, basis, t, notify, undoable };
  });

  const actions = useMemo((): LineActions => {
    const lines = () => getValues('lines') as LineValues[];
    const blank = () => blankLine(latest.current.basis.rateOn(String(getValues(dateField))));
    const insert = (index: number, added: LineValues[] = [blank()]) => {
      latest.current.array.insert(index, added, { shouldFocus: false });
      focusField(`lines.${index}.description`);
    };
    return {
      insert,
      remove: (index) => {
        const line = lines()[index];
        if (!line) return;
        latest.current.array.remove(index);
        const { t, undoable } = latest.current;
        const kept = structuredClone(line);
        if (!isBlank(line)) undoable(t('documents.lines.removed'), () => insert(Math.min(index, lines().length), [kept]));
        if (lines().length === 0) insert(0);
        else focusField(`lines.${Math.min(index, lines().length - 1)}.description`);
      },
      move: (from, to) => {
        latest.current.array.move(from, to);
        setMoved(to + 1);
      },
      duplicate: (index) => {
        const line = lines()[index];
        if (line) insert(index + 1, [copyOfLine(structuredClone(line))]);
      },
      paste: (index, parts) => {
        const here = lines()[index];
        const added = parts.map((part) => ({ ...blank(), ...part }));
        if (here && isBlank(here)) latest.current.array.remove(index);
        insert(here && isBlank(here) ? index : index + 1, added);
        latest.current.notify('documents.lines.pasted', { type: 'info', messageArgs: { smart_count: added.length } });
      },
    };
  }, [getValues, dateField]);

  return { fields: array.fields, actions, moved };
}
