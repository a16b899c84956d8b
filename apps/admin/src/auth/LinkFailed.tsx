import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';

type Props = { text: string; to: string; label: string };

/** A link of a mail that was used already, or is too old. */
export const LinkFailed = ({ text, to, label }: Props) => {
  const t = useTranslate();
  return (
    <AuthLayout title={t('kontor.auth.link_bad_title')} text={text}>
      <Typography>
        <Link to={to}>{label}</Link>
      </Typography>
    </AuthLayout>
  );
};
