import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** The tax and the texts of retainer invoices. */
export const RetainerInputs = ({ disabled }: { disabled: boolean }) => {
  const t = useTranslate();
  return (
    <FieldGroup title={t('settings.groups.retainers')} text={t('settings.groups.retainers_text')}>
      <Box className="wide">
        <BooleanInput source="retainersCarryTax" disabled={disabled} helperText={t('settings.hints.retainers_tax')} />
      </Box>
      <Box className="wide">
        <TextInput source="retainerNotes" multiline minRows={2} disabled={disabled} helperText={false} />
      </Box>
      <Box className="wide">
        <TextInput source="retainerTerms" multiline minRows={3} disabled={disabled} helperText={false} />
      </Box>
    </FieldGroup>
  );
};
