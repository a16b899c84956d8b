import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldRefusal } from '../../platform/api/session/authProvider.ts';
import { AuthLayout } from './AuthLayout.tsx';

type Props = { error: Error; onRetry: () => unknown; text: string; to: string; label: string };

const isRefused = (error: Error): boolean =>
  error instanceof FieldRefusal && ['account.link_invalid', 'error.invalid'].includes(error.code ?? '');

/** A link from an email that was used or has expired. If the check itself failed, the link may be good, and can be retried. */
export const LinkFailed = ({ error, onRetry, text, to, label }: Props) => {
  const t = useTranslate();
  if (!isRefused(error)) {
    const { fields = {}, params = {} } = error as Partial<FieldRefusal>;
    const why = t(fields['form'] ?? 'errors.auth.something_wrong', params['form'] ?? {});
    return (
      <AuthLayout title={t('kontor.auth.link_unchecked')} text={why}>
        <Button variant="contained" size="large" fullWidth onClick={() => void onRetry()}>
          {t('kontor.page.retry')}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('kontor.auth.link_bad_title')} text={text}>
      <Typography>
        <Link to={to}>{label}</Link>
      </Typography>
    </AuthLayout>
  );
};
