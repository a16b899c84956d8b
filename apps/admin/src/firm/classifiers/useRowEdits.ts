import { ClassifierInput, type ClassifierRecord } from '@kontor/domain';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useMarkDirty } from '../../platform/page/dirtyForms.ts';
import { useValidation } from '../../platform/form/validateWith.ts';

export type RowFields = Pick<ClassifierInput, 'code' | 'nameEn' | 'nameLt' | 'nameNo' | 'active'>;
type RowErrors = Partial<Record<keyof RowFields | 'row', string>>;
type Row = Pick<ClassifierInput, 'type' | 'position'> & RowFields & Partial<Pick<ClassifierRecord, 'id' | 'version'>>;

/** The unsaved changes of a row. They are sent when the row is left; refused values stay as typed, with the server's message. */
export function useRowEdits(row: Row, onSaved: (record: ClassifierRecord) => void) {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resolver = useValidation(ClassifierInput);
  const [edits, setEdits] = useState<Partial<RowFields>>({});
  const [errors, setErrors] = useState<RowErrors>({});
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const isDirty = Object.keys(edits).length > 0;
  useMarkDirty(isDirty);

  const set = <Name extends keyof RowFields>(name: Name, value: RowFields[Name]): Partial<RowFields> => {
    const { [name]: _old, ...others } = edits;
    const next: Partial<RowFields> = row[name] === value && row.id !== undefined ? others : { ...edits, [name]: value };
    setEdits(next);
    setErrors(({ [name]: _error, row: _row, ...rest }) => rest);
    setState('idle');
    return next;
  };
  const discard = () => {
    setEdits({});
    setErrors({});
  };
  const send = (data: Row) =>
    data.id === undefined
      ? dataProvider.create<ClassifierRecord>('classifiers', { data })
      : dataProvider.update<ClassifierRecord>('classifiers', { id: data.id, data, previousData: row });

  const save = async (given: Partial<RowFields> = edits): Promise<void> => {
    if (Object.keys(given).length === 0 || state === 'saving') return;
    const data = { ...row, ...given };
    const checked = await resolver(data, undefined, { fields: {}, shouldUseNativeValidation: false });
    const problems = Object.entries(checked.errors).map(([name, problem]) => [name, problem?.message as string]);
    if (problems.length > 0) return setErrors(Object.fromEntries(problems) as RowErrors);
    setState('saving');
    try {
      const answer = await send(data);
      // Changes typed during the request are still unsaved.
      setEdits((now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => data[name as keyof Row] !== value)));
      setErrors({});
      setState('saved');
      notify('kontor.form.saved', { type: 'success' });
      onSaved(answer.data);
    } catch (error) {
      const body = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const named = Object.fromEntries(Object.entries(body?.errors ?? {}).filter(([name]) => name !== 'root'));
      setErrors(Object.keys(named).length > 0 ? named : { row: (error as Error).message });
      setState('idle');
    }
  };
  return { values: { ...row, ...edits }, errors, state, isDirty, set, save, discard };
}
