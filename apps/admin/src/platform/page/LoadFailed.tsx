import { Alert, Button, type AlertProps } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = { text: string; onRetry: () => unknown; sx?: AlertProps['sx'] };

/** Shown for a part of a page that failed to load: the error and a retry button. */
export const LoadFailed = ({ text, onRetry, sx }: Props) => {
  const t = useTranslate();
  return (
    <Alert severity="error" sx={sx} action={<Button onClick={() => void onRetry()}>{t('kontor.page.retry')}</Button>}>
      {text}
    </Alert>
  );
};
