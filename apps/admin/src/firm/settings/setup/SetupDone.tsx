import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';

/** Set-up is complete: links to the first invoice. */
export const SetupDone = ({ number }: { number: string | null }) => {
  const t = useTranslate();
  return (
    <Alert
      severity="success"
      sx={{ mb: 3, alignItems: 'center' }}
      action={
        may('create', 'Invoice') && (
          <Button component={Link} to="/invoices/create" color="inherit">
            {t('settings.setup.create_invoice')}
          </Button>
        )
      }
    >
      {t(number ? 'settings.setup.done_number' : 'settings.setup.done', { number })}
    </Alert>
  );
};
