import { roundBilledMinutes, roundingModes, type RoundingMode } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { NumberInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { ChoicePicker } from '../../../platform/inputs/picker/ChoicePicker.tsx';
import { DurationInput } from '../../../platform/inputs/DurationInput.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { FieldGroup } from './FieldGroup.tsx';

const example = 50;
const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({ id, name: id.replaceAll('_', ' ') }));

export const WorkingTimeInputs = () => {
  const t = useTranslate();
  const disabled = !may('edit', 'Organisation');
  const mode: unknown = useWatch({ name: 'billingRoundingMode' });
  return (
    <>
      <FieldGroup title={t('settings.groups.day')} text={t('settings.groups.day_text')}>
        <DurationInput source="workdayMinutes" required />
        <DurationInput source="dayLimitMinutes" required helperText={t('settings.hints.day_limit')} />
        <NumberInput source="futureDays" min={0} max={366} step={1} isRequired disabled={disabled} helperText={false} />
        <NumberInput source="documentDays" min={0} max={366} step={1} isRequired disabled={disabled} helperText={false} />
        <ChoicePicker
          source="timeZone"
          required
          choices={timeZones}
          disabled={disabled}
          helperText={t('settings.hints.time_zone')}
        />
      </FieldGroup>
      <FieldGroup title={t('settings.groups.rounding')} text={t('settings.groups.rounding_text')}>
        <SelectInput
          source="billingRoundingMode"
          disabled={disabled}
          isRequired
          choices={roundingModes.map((id) => ({ id, name: `settings.rounding.${id}` }))}
          helperText={false}
        />
        <NumberInput
          source="billingRoundingMinutes"
          min={1}
          max={60}
          step={1}
          isRequired
          // `disabled` would make the form drop the value and then report it missing.
          readOnly={mode === 'none'}
          helperText={false}
        />
        <Box className="wide">
          <Example />
        </Box>
      </FieldGroup>
    </>
  );
};

/** Shows how the selected rounding affects a typical entry. */
const Example = () => {
  const t = useTranslate();
  const format = useFormat();
  const [mode, step] = useWatch({ name: ['billingRoundingMode', 'billingRoundingMinutes'] }) as [RoundingMode, number | null];
  const rounded = roundBilledMinutes(example, { mode, stepMinutes: step ?? 1 });
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {t('settings.rounding.example', { logged: format.duration(example), billed: format.duration(rounded) })}
    </Typography>
  );
};
