import type { RegisterChange } from '@kontor/domain';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { PartyResource } from '../../firm/parties/AlikeWarning.tsx';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';

const Change = ({ change: { field, from, to }, resource }: { change: RegisterChange; resource: PartyResource }) => {
  const t = useTranslate();
  const countryOf = useCountryNames();
  const { field: input } = useInput<boolean>({ source: field });
  const shown = (text: string) => (field === 'country' ? countryOf(text) : text);
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start' }}
      control={
        <Checkbox
          checked={Boolean(input.value)}
          onChange={(event) => input.onChange(event.target.checked)}
          name={field}
          sx={{ pt: 0.5 }}
        />
      }
      label={
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', pt: 0.5 }}>
          {t(`resources.${resource}.fields.${field}`)}: <strong>{shown(to)}</strong>
          {from && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('registers.replaces', { text: shown(from) })}
            </Box>
          )}
        </Box>
      }
    />
  );
};

type Props = {
  changes: readonly RegisterChange[];
  resource: PartyResource;
  onTake: (chosen: FieldValues) => void;
  onClose: () => void;
};

/** Shows what the registers would change in the form, field by field, before anything is changed. */
export const TakeOver = ({ changes, resource, onTake, onClose }: Props) => {
  const t = useTranslate();
  const take = (chosen: FieldValues): Promise<void> => {
    onTake(chosen);
    return Promise.resolve();
  };
  return (
    <FormDialog
      title={t('registers.take_over.title')}
      text={t('registers.take_over.text')}
      submitLabel={t('registers.take_over.submit')}
      defaults={Object.fromEntries(changes.map(({ field }) => [field, true]))}
      run={take}
      onClose={onClose}
    >
      {changes.map((change) => (
        <Change key={change.field} change={change} resource={resource} />
      ))}
    </FormDialog>
  );
};
