import { OutlinedInput, type SxProps, type Theme } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { listSearchMark } from './listSearchMark.ts';
import { useDebounced } from './useDebounced.ts';

type Props = {
  /** The current search text in the address. */
  value: string;
  label: string;
  onSearch: (text: string) => void;
  start?: ReactNode;
  /** Makes this the search that the key `/` focuses. */
  main?: boolean;
  sx?: SxProps<Theme>;
};

/** Searches once typing pauses, and follows outside changes: "clear all", a saved view or the back button. */
export const SearchField = ({ value, label, onSearch, start, main, sx }: Props) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), 250);
  // Our own search comes back through the address while the person goes on typing: it must not undo the new letters.
  const asked = useRef(value);
  const ask = useEffectEvent((text: string) => {
    if (text === asked.current) return;
    asked.current = text;
    onSearch(text);
  });
  useEffect(() => ask(settled), [settled]);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={label}
      startAdornment={start}
      slotProps={{ input: { 'aria-label': label, maxLength: 100, ...(main && { [listSearchMark]: '' }) } }}
      sx={sx}
    />
  );
};
