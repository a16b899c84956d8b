import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RowFields } from './useRowEdits.ts';

type Name = Exclude<keyof RowFields, 'active'>;
type Props = {
  name: Name;
  value: string;
  /** Accessible name of the row. */
  row: string;
  error?: string;
  readOnly: boolean;
  autoFocus?: boolean;
  onChange: (value: string) => void;
};

const looks: Record<Name, { area: string; tag?: string; lang?: string }> = {
  code: { area: 'code' },
  nameEn: { area: 'en', tag: 'EN', lang: 'en' },
  nameLt: { area: 'lt', tag: 'LT', lang: 'lt' },
  nameNo: { area: 'no', tag: 'NO', lang: 'nb' },
};

/** A field that looks like text until hovered or focused. */
export const Cell = ({ name, value, row, error, readOnly, autoFocus, onChange }: Props) => {
  const t = useTranslate();
  const { area, tag, lang } = looks[name];
  const label = t(`resources.classifiers.fields.${name}`);
  return (
    <TextField
      value={value}
      margin="none"
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error}
      sx={{ gridArea: { xs: area, sm: 'auto' }, ...quiet, ...(readOnly && toRead) }}
      slotProps={{
        htmlInput: {
          'aria-label': row ? `${label}: ${row}` : label,
          lang,
          // A narrow column truncates long names.
          title: value,
          readOnly,
          autoComplete: 'off',
          spellCheck: name !== 'code',
          maxLength: name === 'code' ? 30 : 100,
        },
        input: {
          startAdornment: tag && (
            <InputAdornment position="start" sx={{ display: { sm: 'none' }, '& p': { fontSize: '0.75rem' } }} aria-hidden>
              {tag}
            </InputAdornment>
          ),
        },
        formHelperText: { role: 'alert', sx: { mx: 0.5 } },
      }}
    />
  );
};

const quiet = {
  '& .MuiOutlinedInput-root': { minHeight: 36 },
  '& .MuiOutlinedInput-input': { px: 0.75, py: 0.75, fontSize: '0.8125rem', textOverflow: 'ellipsis' },
  '@media (min-width: 600px)': {
    '& .MuiInputBase-adornedStart': { paddingInlineStart: 0 },
    '& .MuiOutlinedInput-root:not(:hover):not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
      borderColor: 'transparent',
    },
  },
} as const;

// Without a border it does not look editable.
const toRead = {
  '& .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent !important' },
} as const;
