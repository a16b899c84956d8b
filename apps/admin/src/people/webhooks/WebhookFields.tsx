import { webhookEvents } from '@kontor/abilities';
import { webhookContents } from '@kontor/domain';
import { Autocomplete, TextField } from '@mui/material';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { RadioInput } from '../../platform/inputs/ChoicesInput.tsx';
import { useEventName } from './useEventName.ts';

/** Chosen events; none chosen means everything. */
const EventsInput = () => {
  const t = useTranslate();
  const { subjectOf, nameOf } = useEventName();
  const { field, fieldState } = useInput<string[] | null>({
    source: 'events',
    defaultValue: null,
    format: (events: string[] | null) => events,
    parse: (events: string[] | null) => events,
  });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={webhookEvents}
      groupBy={subjectOf}
      getOptionLabel={nameOf}
      value={(field.value as string[] | null) ?? []}
      onChange={(_event, events) => field.onChange(events.length ? events : null)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('resources.webhooks.fields.events')}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? t('webhooks.events_hint')}
        />
      )}
      sx={{ mb: 2 }}
    />
  );
};

export const WebhookFields = () => {
  const t = useTranslate();
  const label = (field: string) => t(`resources.webhooks.fields.${field}`);
  return (
    <>
      <TextInput source="name" label={label('name')} helperText={t('webhooks.name_hint')} autoFocus fullWidth />
      <TextInput source="url" label={label('url')} helperText={t('webhooks.url_hint')} inputMode="url" fullWidth />
      <EventsInput />
      <RadioInput
        source="content"
        label={label('content')}
        choices={webhookContents.map((id) => ({ id, name: t(`webhooks.contents.${id}`) }))}
      />
    </>
  );
};
