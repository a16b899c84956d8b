import AddOutlined from '@mui/icons-material/AddOutlined';
import { Autocomplete, Box, TextField, type TextFieldProps } from '@mui/material';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The text typed into a picker; `wanted` once somebody focuses it, and nothing is fetched before. */
export type Typing = { text: string; wanted: boolean; setText: (text: string) => void; want: () => void };

export function useTyping(): Typing {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  return { text: text.trim(), wanted, setText, want: () => setWanted(true) };
}

/** The rows of a search. Unless `settled`, they do not answer the latest text, and none of them can be picked. */
export type Found<T> = { rows: readonly T[]; settled: boolean; /** The reason why there is no answer. */ problem?: string };

type Props<T> = Pick<TextFieldProps, 'id' | 'name' | 'label' | 'placeholder' | 'helperText' | 'inputRef' | 'autoFocus' | 'sx'> & {
  value: T | null;
  onChange: (row: T | null) => void;
  onBlur?: () => void;
  typing: Typing;
  found: Found<T>;
  nameOf: (row: T) => string;
  keyOf: (row: T) => string;
  /** Draws a row; by default its name. */
  draw?: (row: T) => ReactNode;
  noneText?: string;
  error?: boolean;
  disabled?: boolean;
  margin?: TextFieldProps['margin'];
  /** Keeps the label above the field, even while it is empty. */
  shrink?: boolean;
  /** Offers to create the typed text, below all matches. */
  onCreate?: (text: string) => void;
};

/**
 * The first of equal values. Material UI compares the value of a picker by identity, and takes another object for another choice: it would
 * then write its name over what is being typed.
 */
function useKept<V>(value: V, equal: (one: V, other: V) => boolean): V {
  const [kept, setKept] = useState(value);
  if (kept === value || equal(kept, value)) return kept;
  setKept(value);
  return value;
}

type Option<T> = { key: string; row: T } | { key: 'create'; text: string };

/**
 * Picks one of many by typing. Enter takes the first match of the latest text only; until that is there, Enter does nothing and never
 * submits the form. Creating is the last row, which must be highlighted first.
 */
export const Picker = <T,>(props: Props<T>) => {
  const { value, onChange, onBlur, typing, found, nameOf, keyOf, draw = nameOf, noneText, onCreate, disabled, margin } = props;
  const t = useTranslate();
  const { text, setText, want } = typing;
  const { rows, settled, problem } = found;
  const [open, setOpen] = useState(false);
  // The dialog that creates gives the focus back with the record picked: its list would only lie over the form.
  const [focusReturns, setFocusReturns] = useState(false);
  const optionOf = (row: T): Option<T> => ({ key: keyOf(row), row });
  const current = useKept(value === null ? null : optionOf(value), (one, other) => {
    if (!one || !other || !('row' in one) || !('row' in other)) return one === other;
    return one.key === other.key && nameOf(one.row) === nameOf(other.row);
  });
  const matches = settled ? rows.map(optionOf) : [];
  const creating: Option<T>[] = settled && onCreate && text ? [{ key: 'create', text }] : [];
  const labelOf = (option: Option<T>): string =>
    'row' in option ? nameOf(option.row) : t('kontor.form.create_new', { item: option.text });
  const pick = (option: Option<T> | null) => {
    setText('');
    if (option && !('row' in option)) {
      setFocusReturns(true);
      onCreate?.(option.text);
    } else onChange(option && option.row);
  };
  const focus = () => {
    want();
    setFocusReturns(false);
  };
  // An Enter that picks nothing must not submit the form around: the person means the list.
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && (open || text)) event.preventDefault();
  };
  return (
    <Autocomplete<Option<T>>
      id={props.id}
      options={[...matches, ...creating]}
      value={current}
      // Without matches the only row creates, and plain Enter must not take it.
      autoHighlight={matches.length > 0}
      openOnFocus={!props.autoFocus && !focusReturns}
      loading={!settled && !problem}
      disabled={disabled}
      filterOptions={(all) => all}
      isOptionEqualToValue={(a, b) => a.key === b.key}
      getOptionKey={({ key }) => key}
      getOptionLabel={labelOf}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onFocus={focus}
      onPointerEnter={want}
      onKeyDown={hold}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      onChange={(_event, option) => pick(option)}
      loadingText={t('kontor.form.searching')}
      noOptionsText={problem ?? noneText ?? t('kontor.form.nothing_found')}
      openText={t('ra.action.open')}
      closeText={t('ra.action.close')}
      clearText={t('ra.action.clear_input_value')}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          {'row' in option ? (
            draw(option.row)
          ) : (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'primary.main' }}>
              <AddOutlined fontSize="small" />
              {labelOf(option)}
            </Box>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={props.name}
          label={props.label}
          placeholder={props.placeholder}
          helperText={props.helperText}
          inputRef={props.inputRef}
          autoFocus={props.autoFocus}
          error={props.error}
          margin={margin}
          onBlur={onBlur}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, ...(props.shrink && { shrink: true }) },
          }}
        />
      )}
      sx={props.sx}
    />
  );
};
