import { Box } from '@mui/material';
import { NumberInput, useTranslate } from 'react-admin';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const days = ['reminderUpcomingDays', 'reminderFirstDays', 'reminderSecondDays', 'reminderFinalDays'] as const;

/** Switches reminders of due invoices on, and sets the day of each. */
export const ReminderInputs = ({ disabled }: { disabled: boolean }) => {
  const t = useTranslate();
  return (
    <FieldGroup title={t('settings.groups.reminders')} text={t('settings.groups.reminders_text')}>
      <Box className="wide">
        <BooleanInput source="remindersOn" disabled={disabled} helperText={false} />
      </Box>
      {days.map((source) => (
        <NumberInput key={source} source={source} min={0} max={365} step={1} isRequired disabled={disabled} helperText={false} />
      ))}
      <Box className="wide">
        <BooleanInput source="remindersWithStatement" disabled={disabled} helperText={false} />
      </Box>
    </FieldGroup>
  );
};
