import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputAdornment, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** The search field of the help; its text is in the address, too. */
export const HelpSearch = ({ q, onSearch }: { q: string; onSearch: (text: string) => void }) => {
  const label = useTranslate()('help.search');
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    setKnown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  return (
    <OutlinedInput
      className="no-print"
      type="search"
      size="small"
      fullWidth
      value={typed}
      placeholder={label}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value.trim());
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, 'data-list-search': '' } as object }}
      sx={{ maxWidth: 480, mb: 3, display: 'flex' }}
    />
  );
};
