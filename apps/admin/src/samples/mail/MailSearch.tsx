import { InputBase } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { listSearchMark } from '../../platform/shell/shortcuts/useShellShortcuts.ts';

/** Asks once the typing rests. */
export const MailSearch = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed.trim(), 250);
  const [known, setKnown] = useState(q);
  // Changed elsewhere, such as by "clear filters": the field follows.
  if (q !== known) {
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const ask = useEffectEvent((text: string) => {
    if (text !== q) onSearch(text);
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <InputBase
      type="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={t('mail.search')}
      sx={{
        flex: 1,
        height: 40,
        px: 1,
        borderRadius: 1,
        '&.Mui-focused': { outline: '2px solid', outlineColor: 'kontor.focus' },
      }}
      slotProps={{ input: { 'aria-label': t('mail.search'), maxLength: 100, [listSearchMark]: '' } as object }}
    />
  );
};
