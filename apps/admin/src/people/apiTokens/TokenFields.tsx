import { tokenRights } from '@kontor/abilities';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { NumberInput, TextInput, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RadioInput } from '../../platform/inputs/ChoicesInput.tsx';
import { SecretInput } from '../auth/SecretInput.tsx';

const scopes = ['all', 'read', 'chosen'] as const;
export type Scope = (typeof scopes)[number];

const RightsInput = () => {
  const t = useTranslate();
  const { field, fieldState } = useInput<string[]>({ source: 'rights' });
  const subjectOf = (right: string) => t(`roles.subjects.${right.split('.')[0]}`);
  const nameOf = (right: string) => t('roles.cell', { subject: subjectOf(right), verb: t(`roles.verbs.${right.split('.')[1]}`) });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={tokenRights}
      groupBy={subjectOf}
      getOptionLabel={nameOf}
      value={field.value as string[]}
      onChange={(_event, rights) => field.onChange(rights)}
      renderInput={(params) => (
        <TextField {...params} label={t('apiTokens.chosen')} error={fieldState.invalid} helperText={fieldState.error?.message} />
      )}
      sx={{ mb: 2 }}
    />
  );
};

/** Addresses as a person types them, one after the other. */
const AddressesInput = () => {
  const t = useTranslate();
  const { field, fieldState } = useInput<string[]>({ source: 'addresses' });
  const [text, setText] = useState('');
  const type = (typed: string) => {
    setText(typed);
    field.onChange(typed.split(/[\s,;]+/).filter(Boolean));
  };
  return (
    <TextField
      fullWidth
      label={t('resources.apiTokens.fields.addresses')}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('apiTokens.addresses_hint')}
      sx={{ mb: 2 }}
    />
  );
};

export const TokenFields = () => {
  const t = useTranslate();
  const scope: unknown = useWatch({ name: 'scope' });
  return (
    <>
      <TextInput
        source="name"
        label={t('resources.apiTokens.fields.name')}
        helperText={t('apiTokens.name_hint')}
        autoFocus
        fullWidth
      />
      <NumberInput source="expiresInDays" label={t('apiTokens.days')} fullWidth helperText={false} />
      <RadioInput
        source="scope"
        label={t('apiTokens.scope')}
        choices={scopes.map((id) => ({ id, name: t(`apiTokens.scopes.${id}`) }))}
      />
      {scope === 'chosen' && <RightsInput />}
      <AddressesInput />
      <SecretInput
        source="password"
        label={t('apiTokens.password')}
        helperText={t('apiTokens.password_why')}
        autoComplete="current-password"
        fullWidth
      />
    </>
  );
};
