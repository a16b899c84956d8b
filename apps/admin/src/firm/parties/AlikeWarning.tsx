import { coreName, type CustomerRecord, type SuspectField, type VendorRecord } from '@kontor/domain';
import { Alert, Link as MuiLink } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { maySee } from '../../platform/api/maySee.ts';
import { resourceCalled } from '../../platform/api/resource.ts';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';

export type PartyResource = 'customers' | 'vendors';
const telling = {
  customers: ['legalCode', 'vatCode', 'name'],
  vendors: ['legalCode', 'vatCode', 'account', 'name'],
} as const satisfies Record<PartyResource, readonly SuspectField[]>;
/** Shorter texts are still being typed, or no code. */
const shortest = { legalCode: 6, vatCode: 6, account: 6, name: 3 };

type Props = {
  resource: PartyResource;
  /** Shows only the link to it. */
  bare?: boolean;
};

/** Warns that another record has this code, account or name: probably the same firm, entered twice. */
const Alike = ({ resource, source, bare }: Props & { source: SuspectField }) => {
  const t = useTranslate();
  const own = useRecordContext<CustomerRecord | VendorRecord>()?.id;
  const typed: unknown = useWatch({ name: source });
  const country: unknown = useWatch({ name: 'country' });
  const value = useDebounced(typeof typed === 'string' ? typed.trim() : '', 300);
  const isName = source === 'name';
  const isLong = value.length >= shortest[source];
  const where = {
    ...(isName ? { q: coreName(value) } : { [source]: value }),
    ...((isName || source === 'legalCode') && { country }),
    ...(own && { id_neq: own }),
  };
  const { data = [] } = useGetList<CustomerRecord | VendorRecord>(
    resource,
    { filter: where, pagination: { page: 1, perPage: isName ? 10 : 1 } },
    { enabled: isLong },
  );
  const other = isLong ? data.find(({ name }) => !isName || coreName(name) === coreName(value)) : undefined;
  if (!other) return null;
  const link = (
    <MuiLink component={Link} to={`/${resource}/${other.id}/show`} target="_blank">
      {other.name}
    </MuiLink>
  );
  if (bare) return link;
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      {t(`parties.alike.${source}`)} {link}
    </Alert>
  );
};

export const AlikeWarning = ({ resource, bare }: Props) =>
  telling[resource]
    .filter((source) => maySee(resourceCalled(resource).subject, source))
    .map((source) => <Alike key={source} resource={resource} source={source} bare={bare} />);
