import { Link as TextLink } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { whereToMend } from './whereToMend.ts';

type Props = { resource: string; document: { id: number; customerId: number }; error: unknown };

/** A link to the field that a refusal at sending is about. */
export const MendLink = ({ resource, document, error }: Props) => {
  const t = useTranslate();
  const mend = whereToMend(resource, document, error instanceof HttpError ? (error.body as object | null) : null);
  return (
    mend && (
      <TextLink component={Link} to={mend.to}>
        {t(`preflight.mend.${mend.what}`)}
      </TextLink>
    )
  );
};
