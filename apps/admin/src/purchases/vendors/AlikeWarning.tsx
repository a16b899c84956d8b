import type { VendorRecord } from '@kontor/domain';
import { Alert, Link as MuiLink } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { maySee } from '../../platform/api/maySee.ts';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';

const telling = ['legalCode', 'vatCode', 'account'] as const;
type Telling = (typeof telling)[number];
/** Fewer signs are still being typed, or are no code. */
const shortest = 6;

/** Says that another vendor has this code or account: probably the same one, entered twice. */
const Alike = ({ source }: { source: Telling }) => {
  const t = useTranslate();
  const own = useRecordContext<VendorRecord>()?.id;
  const typed: unknown = useWatch({ name: source });
  const value = useDebounced(typeof typed === 'string' ? typed.trim() : '', 300);
  const { data = [] } = useGetList<VendorRecord>(
    'vendors',
    { filter: { [source]: value, ...(own && { id_neq: own }) }, pagination: { page: 1, perPage: 1 } },
    { enabled: value.length >= shortest },
  );
  const [other] = value.length >= shortest ? data : [];
  if (!other) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t(`vendors.alike.${source}`)}{' '}
      <MuiLink component={Link} to={`/vendors/${other.id}/show`} target="_blank">
        {other.name}
      </MuiLink>
    </Alert>
  );
};

export const AlikeWarning = () =>
  telling.filter((source) => maySee('Vendor', source)).map((source) => <Alike key={source} source={source} />);
