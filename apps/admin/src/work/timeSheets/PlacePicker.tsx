import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useProjectSearch } from './useProjectSearch.ts';
import { rowKey, rowName, type WeekRow } from './weekRows.ts';

type Props = {
  label: string;
  placeholder?: string;
  value?: WeekRow | null;
  error?: string | null;
  autoFocus?: boolean;
  onChange: (row: WeekRow | null) => void;
};

/** A project or one of its tasks, found by typing either name. */
export const PlacePicker = ({ label, placeholder, value = null, error, autoFocus, onChange }: Props) => {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const { rows, isFetching } = useProjectSearch(text, opened);
  return (
    <Autocomplete<WeekRow>
      options={rows}
      value={value}
      inputValue={text || (value && !opened ? rowName(value) : text)}
      loading={isFetching}
      autoHighlight
      blurOnSelect={false}
      filterOptions={(all) => all}
      noOptionsText={t('timeSheets.week.add_none')}
      isOptionEqualToValue={(a, b) => rowKey(a) === rowKey(b)}
      getOptionKey={rowKey}
      getOptionLabel={rowName}
      onOpen={() => setOpened(true)}
      onClose={() => setOpened(false)}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_event, row) => {
        setText('');
        onChange(row);
      }}
      renderOption={({ key, ...props }, row) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0, paddingInlineStart: row.taskId ? 2 : 0 }}>
            <Box sx={{ fontWeight: row.taskId ? 400 : 600 }}>{row.taskName ?? row.projectName}</Box>
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{row.taskId ? row.projectName : row.customerName}</Box>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          margin="none"
          autoFocus={autoFocus}
          error={Boolean(error)}
          helperText={error}
        />
      )}
    />
  );
};
