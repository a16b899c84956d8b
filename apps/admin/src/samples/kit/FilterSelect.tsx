import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Gender } from '../../platform/api/resource.ts';

type Props = {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
  /** The noun that "All" stands for, which decides its form in Lithuanian. */
  gender?: Gender;
};

/** Picks one of several values, or all. */
export const FilterSelect = ({ label, value, choices, onChange, gender = 'm' }: Props) => {
  const t = useTranslate();
  return (
    <TextField
      select
      margin="none"
      label={label}
      // An unknown value in the address shows as none.
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px' }}
    >
      <MenuItem value="">{t(`samples.all.${gender}`)}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
