import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
};

/** One of some values, or all of them. */
export const FilterSelect = ({ label, value, choices, onChange }: Props) => {
  const t = useTranslate();
  return (
    <TextField
      select
      margin="none"
      label={label}
      // A value of the address that does not exist shows as none.
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px' }}
    >
      <MenuItem value="">{t('samples.all')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
