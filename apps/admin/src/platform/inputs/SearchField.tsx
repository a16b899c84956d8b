import { OutlinedInput, type SxProps, type Theme } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { listSearchMark } from './listSearchMark.ts';
import { useDebounced } from './useDebounced.ts';

type Props = {
  /** What is searched for now, as the address has it. */
  value: string;
  label: string;
  onSearch: (text: string) => void;
  start?: ReactNode;
  /** The search that the key `/` goes to. */
  main?: boolean;
  sx?: SxProps<Theme>;
};

/** Asks once the typing rests, and follows what is searched for: "clear all", a saved view or the back button change it from outside. */
export const SearchField = ({ value, label, onSearch, start, main, sx }: Props) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), 250);
  // What was asked for here comes back by the address while the person types on: that must not take the new letters away.
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
