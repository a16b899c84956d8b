import { OutlinedInput } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';

type Props = { label: string; q: string; onSearch: (q: string) => void };

/** Asks once the typing rests. Cleared from elsewhere, it follows. */
export const SearchField = ({ label, q, onSearch }: Props) => {
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed.trim(), 250);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const ask = useEffectEvent((text: string) => {
    if (text !== q) onSearch(text);
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength: 100 }}
    />
  );
};
