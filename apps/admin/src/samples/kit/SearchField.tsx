import { TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';

type Props = { value: string; label: string; onSearch: (text: string) => void; sx?: TextFieldProps['sx'] };

/** Asks once the typing rests. */
export const SearchField = ({ value, label, onSearch, sx }: Props) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), 250);
  const [known, setKnown] = useState(value);
  // Changed elsewhere, such as by "clear filters": the field follows.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const ask = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <TextField
      type="search"
      margin="none"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={label}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: 100 } }}
      sx={sx}
    />
  );
};
