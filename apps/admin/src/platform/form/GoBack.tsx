import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { WayBack } from './wayBack.ts';

/** Says that saving leads back to where the reader came from, and leads there without. */
export const GoBack = ({ back }: { back: WayBack | undefined }) => {
  const t = useTranslate();
  if (!back) return null;
  const button = (
    <Button component={Link} to={back.to} state={back.state} color="inherit">
      {t('kontor.form.go_back')}
    </Button>
  );
  return (
    <Alert severity="info" sx={{ mb: 2, alignItems: 'center' }} action={button}>
      {t('kontor.form.back')}
    </Alert>
  );
};
