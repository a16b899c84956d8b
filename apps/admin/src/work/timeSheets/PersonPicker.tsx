import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { mayForAll } from './me.ts';

type Props = { value: number | null; placeholder?: string; onChange: (id: number | null) => void };

/** For those who may see the hours of others; everybody else has only their own. */
export const PersonPicker = ({ value, placeholder, onChange }: Props) => {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const q = useDebounced(text, 250);
  const enabled = mayForAll('list');
  const { data: chosen } = useGetOne<RaRecord>('users', { id: value ?? 0 }, { enabled: enabled && value !== null });
  const { data = [] } = useGetList<RaRecord>(
    'users',
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: 25 }, sort: { field: 'displayName', order: 'ASC' } },
    { enabled: enabled && wanted },
  );
  if (!enabled) return null;
  return (
    <Autocomplete<RaRecord>
      size="small"
      sx={{ width: { xs: '100%', sm: 220 }, mt: { xs: 1, sm: 0 } }}
      options={data}
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
      value={value === null ? null : (chosen ?? null)}
      filterOptions={(all) => all}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      getOptionKey={({ id }) => String(id)}
      getOptionLabel={(record) => String(record['displayName'] ?? '')}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_event, record) => onChange(record ? Number(record.id) : null)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('timeSheets.person')}
          placeholder={placeholder}
          margin="none"
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
};
