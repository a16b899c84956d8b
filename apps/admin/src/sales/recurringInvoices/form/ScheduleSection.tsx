import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../../documents/form/Section.tsx';
import { ScheduleFields } from '../../../documents/schedule/ScheduleFields.tsx';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';

/** When invoices are made, and what happens to them. */
export const ScheduleSection = () => {
  const t = useTranslate();
  const sends = useWatch({ name: 'sends' }) as boolean;
  return (
    <Section title={t('schedule.title')}>
      <ScheduleFields termsHint="recurringInvoices.hint.terms" />
      <Box sx={{ mt: 2, maxWidth: 480 }}>
        <BooleanInput source="sends" helperText={`recurringInvoices.hint.${sends ? 'sends' : 'drafts'}`} />
        {sends && <TextInput source="sendTo" helperText="recurringInvoices.hint.send_to" sx={{ mt: 1, width: '100%' }} />}
      </Box>
    </Section>
  );
};
