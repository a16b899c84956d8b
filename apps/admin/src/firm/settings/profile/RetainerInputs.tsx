import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { FieldGroup } from './FieldGroup.tsx';

/** The texts of retainer invoices. */
export const RetainerInputs = ({ disabled }: { disabled: boolean }) => {
  const t = useTranslate();
  return (
    <FieldGroup title={t('settings.groups.retainers')} text={t('settings.groups.retainers_text')}>
      <Box className="wide">
        <TextInput source="retainerNotes" multiline minRows={2} disabled={disabled} helperText={false} />
      </Box>
      <Box className="wide">
        <TextInput source="retainerTerms" multiline minRows={3} disabled={disabled} helperText={false} />
      </Box>
    </FieldGroup>
  );
};
