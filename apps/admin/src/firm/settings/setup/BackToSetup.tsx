import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSetup } from './useSetup.ts';

/** A link back to the set-up page while a step is missing. */
export const BackToSetup = () => {
  const t = useTranslate();
  const { data } = useSetup();
  if (!data || data.done) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button component={Link} to="/setup" color="inherit">
          {t('settings.setup.go_on')}
        </Button>
      }
    >
      {t('settings.setup.unfinished')}
    </Alert>
  );
};
