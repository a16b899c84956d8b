import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Project } from './project.entity.ts';

export const projectSubject = defineSubject({
  entity: Project,
  page: 'projects',
  files: {},
  search: {
    group: 'projects',
    place: 20,
    id: 'p.id',
    find: (
      { has, begins },
      allowed,
      limit,
    ) => sql`select p.id, p.name as title, p.code || ' · ' || c.name as subtitle, '/projects/' || p.id || '/show' as link
      from project p join customer c on c.id = p.customer_id where (${has('p.name')} or ${has('p.code')}) and ${allowed}
      order by ${begins('p.name')} desc, p.name, p.id limit ${limit}`,
  },
  constraints: {
    project_code_unique: { code: 'project.code_in_use', field: 'code' },
    project_dates: { code: 'project.end_before_start', field: 'endDate' },
  },
});
