import { useGetManyAggregate, useGetRecordRepresentation, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkTo } from '../../platform/api/linkTo.ts';
import { resources } from '../../resources.ts';
import { subjectOf } from '../../platform/api/subjects.ts';

/** The resource whose records have pages of their own and can be named. */
const resourceOf = (subject: string): string | undefined =>
  resources.find(({ name, show, edit }) => (show ?? edit) && subjectOf(name) === subject)?.name;

type Props = { subject: string; id: number; /** What it is called when its own name is not known. */ otherwise: string };

/** The name of what an audit row speaks of, as a link to its page. */
export const RecordName = ({ subject, id, otherwise }: Props) => {
  const resource = resourceOf(subject);
  const to = linkTo(subject, id);
  if (!resource || !to) return <>{otherwise}</>;
  return (
    <Link to={to}>
      <Named resource={resource} id={id} otherwise={otherwise} />
    </Link>
  );
};

const Named = ({ resource, id, otherwise }: { resource: string; id: number; otherwise: string }) => {
  const nameOf = useGetRecordRepresentation(resource);
  const { data } = useGetManyAggregate<RaRecord>(resource, { ids: [id] }, { retry: false });
  const record = data?.[0];
  return <>{record ? nameOf(record) : otherwise}</>;
};
