import { Suspense, useState } from 'react';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useReference,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { may } from '../../api/ability.ts';
import { subjectOf } from '../../api/subjects.ts';
import type { ResourceName } from '../../api/resource.ts';
import { useRecordName } from '../../api/useRecordName.ts';
import { part } from '../../page/page.ts';
import type { InlineCreate } from './InlineCreateDialog.tsx';
import { Picker, useTyping } from './Picker.tsx';
import { useRecents, useReferenceSearch } from './useReferenceSearch.ts';

const InlineCreateDialog = part(() => import('./InlineCreateDialog.tsx').then((m) => m.InlineCreateDialog));

type Props<T extends RaRecord> = {
  source: string;
  reference: ResourceName;
  label?: string | false;
  optionText?: string | ((record: T) => string);
  filter?: object;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  required?: boolean;
  disabled?: boolean;
  helperText?: string | false;
  autoFocus?: boolean;
  /** Receives the whole record picked, to fill other fields from it. */
  onRecord?: (record: T | undefined) => void;
  /** Offers "Create 'Acme'" to roles that may create. */
  create?: InlineCreate;
};

/** Picks another record by typing. Searches on the server with `q`; the first choices are fetched when the field gets the focus. */
export const ReferencePicker = <T extends RaRecord>(props: Props<T>) => {
  const { source, reference, label, optionText, filter, sort, required, helperText, onRecord, create } = props;
  const t = useTranslate();
  const resource = useResourceContext();
  const represent = useRecordName(reference);
  const typing = useTyping();
  const found = useReferenceSearch<T>(reference, { filter, sort }, typing);
  const { remember } = useRecents(reference);
  const [creating, setCreating] = useState<string | null>(null);
  const [picked, setPicked] = useState<T | null>(null);
  const { field, fieldState, id, isRequired } = useInput<T['id'] | null>({
    source,
    defaultValue: null,
    format: (value: T['id'] | null) => value,
    parse: (value: T['id'] | null) => value,
    isRequired: required,
  });
  const chosen = (field.value as T['id'] | null) ?? null;
  const isKnown = picked !== null && picked.id === chosen;
  const { referenceRecord } = useReference<T>({ reference, id: chosen ?? 0, options: { enabled: chosen !== null && !isKnown } });
  const nameOf = (record: T): string => {
    if (typeof optionText === 'function') return optionText(record);
    return optionText ? String(record[optionText] ?? '') : represent(record);
  };
  const pick = (record: T | null) => {
    setCreating(null);
    setPicked(record);
    field.onChange(record?.id ?? null);
    // For forms that validate on blur: the filled field is no longer red.
    field.onBlur();
    if (record) remember(record.id);
    onRecord?.(record ?? undefined);
  };
  const error = fieldState.error?.message;
  return (
    <>
      <Picker
        id={id}
        name={field.name}
        inputRef={field.ref}
        onBlur={field.onBlur}
        label={
          label === false ? undefined : <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
        }
        value={isKnown ? picked : chosen === null ? null : (referenceRecord ?? null)}
        onChange={pick}
        typing={typing}
        found={found}
        nameOf={nameOf}
        keyOf={(record) => String(record.id)}
        onCreate={create && may('create', subjectOf(reference)) ? setCreating : undefined}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        error={Boolean(error)}
        helperText={
          error || helperText ? <InputHelperText error={error && t(error, { _: error })} helperText={helperText} /> : undefined
        }
      />
      {create && creating !== null && (
        <Suspense fallback={null}>
          <InlineCreateDialog
            resource={reference}
            {...create}
            text={creating}
            onCreate={(record) => pick(record as T)}
            onCancel={() => setCreating(null)}
          />
        </Suspense>
      )}
    </>
  );
};
