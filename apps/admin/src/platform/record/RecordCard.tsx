import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetResourceLabel, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../api/dataProvider.ts';
import { findResource } from '../api/resource.ts';
import { useRecordName } from '../api/useRecordName.ts';

/** A preview of a linked record: its kind, name and link. Empty where the reader may not see it. */
export const RecordCard = ({ resource, id }: { resource: string; id: number }) => {
  const kontor = useKontor();
  const labelOf = useGetResourceLabel();
  const nameOf = useRecordName(resource);
  const Icon = findResource(resource)?.icon;
  const { data } = useQuery({
    queryKey: [resource, 'card', id],
    queryFn: async () => (await kontor.getOne<RaRecord>(resource, { id })).data,
    retry: false,
  });
  if (!data) return null;
  return (
    <Box component={Link} to={`/${resource}/${id}/show`} sx={card}>
      {Icon && <Icon sx={{ fontSize: 22, color: 'primary.main' }} aria-hidden />}
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
          <bdi>{nameOf(data)}</bdi>
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {labelOf(resource, 1)}
        </Typography>
      </Box>
    </Box>
  );
};

const card = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  maxWidth: '100%',
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
} as const;
