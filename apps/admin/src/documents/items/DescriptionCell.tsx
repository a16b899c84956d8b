import type { ItemRecord } from '@kontor/domain';
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { useBasis } from '../values/BasisContext.ts';
import { fillFromItem } from './fillFromItem.ts';
import { ItemCreateDialog } from './index.ts';
import { ItemSuggestions, type SuggestionKeys } from './ItemSuggestions.tsx';
import { useDateField } from '../values/dateField.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import type { LineValues } from '../values/lineValues.ts';

type Props = {
  index: number;
  label: string;
  describedBy?: string;
  /** Fills the line from an item; by default with what it is sold for. */
  fillWith?: (item: ItemRecord) => object;
};

/** The description of a line, which also finds items: picking one fills the line. */
export const DescriptionCell = ({ index, label, describedBy, fillWith }: Props) => {
  const t = useTranslate();
  const id = useId();
  const basis = useBasis();
  const dateField = useDateField();
  const name = `lines.${index}.description`;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Record<string, string | null>>({ name });
  const { getValues, setValue } = useFormContext();
  const keys = useRef<SuggestionKeys>(null);
  // The anchor of the open list of items.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const [active, setActive] = useState<string>();
  const [creating, setCreating] = useState<string>();
  const text = String(value ?? '');

  const offer = (at: HTMLElement | null) => setAnchor(basis.isAdvance ? null : at);
  const close = () => {
    setAnchor(null);
    setActive(undefined);
  };
  const fill = (item: ItemRecord) => {
    const values = getValues() as DocumentValues;
    const sold = () =>
      fillFromItem(item, getValues(`lines.${index}`) as LineValues, { ...values, date: String(getValues(dateField)) }, basis);
    const filled = fillWith ? fillWith(item) : sold();
    setValue(`lines.${index}`, filled, { shouldDirty: true });
    close();
    document.querySelector<HTMLInputElement>(`[name="lines.${index}.quantity"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (open && keys.current?.take(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'ArrowDown' && !event.altKey && !text.includes('\n')) offer(event.currentTarget);
  };
  return (
    <>
      <textarea
        ref={ref}
        name={name}
        rows={1}
        data-cell=""
        className="cell words"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={active}
        aria-invalid={fieldState.error ? true : undefined}
        aria-describedby={describedBy}
        placeholder={t(basis.isAdvance ? 'documents.items.placeholder_advance' : 'documents.items.placeholder')}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(undefined);
          offer(event.target.value.includes('\n') ? null : event.currentTarget);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onBlur();
          close();
        }}
      />
      {open && (
        <ItemSuggestions
          id={id}
          anchor={anchor}
          text={text}
          keys={keys}
          onPick={fill}
          onClose={close}
          onActive={setActive}
          onCreate={(typed) => {
            close();
            setCreating(typed);
          }}
        />
      )}
      {creating !== undefined && (
        <Suspense fallback={null}>
          <ItemCreateDialog
            name={creating}
            onClose={() => setCreating(undefined)}
            onCreated={(item) => {
              setCreating(undefined);
              fill(item);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
