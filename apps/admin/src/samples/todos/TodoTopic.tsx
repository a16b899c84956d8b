import LinkOutlined from '@mui/icons-material/LinkOutlined';
import type { EmailTopic } from '@kontor/domain';
import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetResourceLabel, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { resourceOf } from '../../platform/api/resource.ts';
import { useRecordName } from '../../platform/api/useRecordName.ts';

/** The record that a to-do is about, as a link; a person who may not see it is only told its kind. */
export const TodoTopic = ({ about: { subject, id } }: { about: EmailTopic }) => {
  const kontor = useKontor();
  const labelOf = useGetResourceLabel();
  const resource = resourceOf(subject);
  const name = resource?.name ?? '';
  const nameOf = useRecordName(name);
  const { data } = useQuery({
    queryKey: [name, 'card', id],
    queryFn: async () => (await kontor.getOne<RaRecord>(name, { id })).data,
    enabled: resource?.show !== undefined && may('read', subject),
    retry: false,
  });
  if (!resource) return null;
  const kind = labelOf(name, 1);
  const shown = { size: 'small', variant: 'outlined', icon: <LinkOutlined /> } as const;
  if (!data) return <Chip {...shown} label={kind} />;
  return (
    <Chip
      {...shown}
      component={Link}
      to={`/${name}/${id}/show`}
      clickable
      label={`${kind}: ${nameOf(data)}`}
      sx={{ maxWidth: '100%' }}
    />
  );
};
