import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useBasis } from '../values/BasisContext.ts';
import { focusField, type LineActions } from './lineActions.ts';
import { useDateField } from '../values/dateField.ts';
import { blankLine, copyOfLine, isBlank, type LineValues } from '../values/lineValues.ts';

type Removed = { index: number; line: LineValues };

/** The lines of the form and what can be done to them. The actions never change, so that no row is drawn for them. */
export function useLines() {
  const basis = useBasis();
  const dateField = useDateField();
  const { getValues } = useFormContext();
  const array = useFieldArray({ name: 'lines', keyName: 'key' });
  const [removed, setRemoved] = useState<Removed>();
  const [pasted, setPasted] = useState(0);
  const [moved, setMoved] = useState(0);
  const latest = useRef({ array, basis });
  useEffect(() => {
    latest.current = { array, basis };
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
        if (!isBlank(line)) setRemoved({ index, line: structuredClone(line) });
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
        setPasted(added.length);
      },
    };
  }, [getValues, dateField]);

  const undo = () => {
    if (removed) actions.insert(Math.min(removed.index, array.fields.length), [removed.line]);
    setRemoved(undefined);
  };
  const forget = () => setRemoved(undefined);
  const seen = () => setPasted(0);
  return { fields: array.fields, actions, removed, undo, forget, pasted, seen, moved };
}
