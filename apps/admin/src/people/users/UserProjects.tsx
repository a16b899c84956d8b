import type { ProjectMemberRecord } from '@kontor/domain';
import { ReferenceField, useTranslate, type RaRecord } from 'react-admin';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';

const Col = KontorTable.Col<ProjectMemberRecord>;

const Project = ({ id }: { id: unknown }) => (
  <RowLink to={`/projects/${String(id)}/show`}>
    <ReferenceField source="projectId" reference="projects" link={false} />
  </RowLink>
);

/** The projects that a person is a member of. */
export const UserProjects = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  return (
    <RelatedList
      resource="projectMembers"
      filter={{ userId }}
      sort={{ field: 'projectId', order: 'DESC' }}
      emptyText={t('users.no_projects')}
    >
      <KontorTable<ProjectMemberRecord>
        rowClick={(_id, _resource, record) => `/projects/${String(record.projectId)}/show`}
        card={(record: RaRecord) => ({
          title: <ReferenceField record={record} source="projectId" reference="projects" link={false} />,
          to: `/projects/${String(record['projectId'])}/show`,
        })}
      >
        <Col source="projectId" render={(record) => <Project id={record.projectId} />} />
      </KontorTable>
    </RelatedList>
  );
};
