import { useGetManyAggregate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkTo } from '../api/linkTo.ts';
import { resourceOf, type Resource } from '../api/resource.ts';

type Props = { subject: string; id: number; /** Stands in for an unknown name. */ otherwise: string };

/** The name of the record of an audit row, as a link to its page. */
export const RecordName = ({ subject, id, otherwise }: Props) => {
  const resource = resourceOf(subject);
  const to = linkTo(subject, id);
  // Only records with a page can be named.
  if (!(resource?.show ?? resource?.edit) || !to) return <>{otherwise}</>;
  return (
    <Link to={to}>
      <Named resource={resource} id={id} otherwise={otherwise} />
    </Link>
  );
};

const nameIn = ({ recordRepresentation: name }: Resource, record: RaRecord): string =>
  typeof name === 'function' ? name(record as never) : String(record[name ?? 'name'] ?? `#${record.id}`);

const Named = ({ resource, id, otherwise }: { resource: Resource; id: number; otherwise: string }) => {
  const { data } = useGetManyAggregate<RaRecord>(resource.name, { ids: [id] }, { retry: false });
  const record = data?.[0];
  return <>{record ? nameIn(resource, record) : otherwise}</>;
};
