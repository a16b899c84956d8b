import { isMasked, isOddPersonalId, type MaskedField } from '@kontor/domain';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** A masked value cannot be edited, only replaced. Untouched, it stays. */
export const MaskedInput = ({ source }: { source: MaskedField }) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const [value, country] = useWatch<Record<string, string | null>>({ name: [source, 'country'] });
  const [replacing, setReplacing] = useState(false);
  const label = t(`resources.users.fields.${source}`);
  if (typeof value === 'string' && isMasked(value))
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField label={label} value={value} disabled sx={{ flex: 1 }} />
        <Button
          sx={{ mt: 0.5 }}
          aria-label={t('users.action.replace_named', { name: label })}
          onClick={() => {
            setReplacing(true);
            setValue(source, null, { shouldDirty: true });
          }}
        >
          {t('users.action.replace')}
        </Button>
      </Box>
    );
  const odd = source === 'personalId' && value && isOddPersonalId(value, country);
  return (
    <TextInput
      source={source}
      autoFocus={replacing}
      autoComplete="off"
      helperText={odd ? 'users.hint.odd_personal_id' : replacing ? 'users.hint.replacing' : false}
    />
  );
};
