import { Link as TextLink } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { andBack } from '../../platform/form/wayBack.ts';
import { whereToMend } from './whereToMend.ts';

type Props = { resource: string; document: { id: number; customerId: number }; error: unknown };

/** A link to the field that a refusal at sending is about. */
export const MendLink = ({ resource, document, error }: Props) => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const mend = whereToMend(resource, document, error instanceof HttpError ? (error.body as object | null) : null);
  return (
    mend && (
      <TextLink component={Link} to={mend.to} state={andBack({ to: pathname + search, state: { send: true } })}>
        {t(`preflight.mend.${mend.what}`)}
      </TextLink>
    )
  );
};
