import type { ContactPerson } from '@kontor/domain';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Alert, Avatar, Box, Button, Chip, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { initialsOf } from '../../platform/format/initials.ts';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { RowActions } from '../../platform/record/RowActions.tsx';
import type { ResourceName } from '../../platform/api/resource.ts';
import { subjectOf } from '../../platform/api/subjects.ts';
import { ContactPersonForm, type ContactPersonsOf } from './ContactPersonForm.tsx';

type RowProps = { resource: ResourceName; contact: ContactPerson; flags: readonly string[]; onEdit: () => void };

const Row = ({ resource, contact, flags, onEdit }: RowProps) => {
  const t = useTranslate();
  return (
    <Box sx={row}>
      <Avatar
        sx={{ width: 36, height: 36, fontSize: '0.8125rem', bgcolor: 'kontor.tint.info', color: 'text.primary' }}
        aria-hidden
      >
        {initialsOf(contact.fullName)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{contact.fullName}</Typography>
          {contact.isPrimary && <Chip size="small" label={t('parties.primary_contact')} />}
          {flags
            .filter((flag) => contact[flag as keyof ContactPerson])
            .map((flag) => (
              <Chip key={flag} size="small" variant="outlined" label={t(`resources.${resource}.fields.${flag}`)} />
            ))}
        </Box>
        {contact.position && (
          <Typography variant="body2" color="textSecondary">
            {contact.position}
          </Typography>
        )}
        <Box sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {contact.email && <MuiLink href={`mailto:${contact.email}`}>{contact.email}</MuiLink>}
          {contact.phone && <PhoneLink number={contact.phone} />}
        </Box>
        {contact.notes && (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
            {contact.notes}
          </Typography>
        )}
      </Box>
      <RowActions resource={resource} record={contact} name={contact.fullName} onEdit={onEdit} />
    </Box>
  );
};

/** The contact persons of a customer or a vendor, added and edited in place. */
export const ContactPersons = (kind: ContactPersonsOf) => {
  const { resource, of } = kind;
  const t = useTranslate();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const { data, isPending, error } = useGetList<ContactPerson>(resource, {
    filter: of,
    sort: { field: 'isPrimary', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending) return <Skeleton height={72} />;
  return (
    <>
      {data.length === 0 && open !== 'new' && <Typography color="textSecondary">{t('parties.no_contacts')}</Typography>}
      <Box component="ul" aria-label={t(`resources.${resource}.name`, { smart_count: 2 })} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((contact) => (
          <Box component="li" key={contact.id}>
            {open === contact.id ? (
              <ContactPersonForm {...kind} contact={contact} onClose={close} />
            ) : (
              <Row resource={resource} contact={contact} flags={kind.flags ?? []} onEdit={() => setOpen(contact.id)} />
            )}
          </Box>
        ))}
      </Box>
      {open === 'new' && <ContactPersonForm {...kind} first={data.length === 0} onClose={close} />}
      {open === null && may('create', subjectOf(resource)) && (
        <Button variant="outlined" startIcon={<PersonAddOutlined />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {t('parties.add_contact')}
        </Button>
      )}
    </>
  );
};

const row = { display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
