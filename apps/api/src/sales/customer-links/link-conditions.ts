import { ids } from '../../platform/rest/columns.ts';
import { linkDocuments } from './link-documents.ts';

const projectsOf = (link: string): string =>
  linkDocuments
    .map(({ table, column }) => `select d.project_id from ${table} d where d.id = ${link}.${column}`)
    .join(' union all ');

/** The members of the project of what a link opens, for roles that handle the links of the projects that they lead. */
export const linkConditions = (link: string) => ({
  projectUserIds: `select m.user_id from project_member m where m.project_id in (${projectsOf(link)})`,
});

export const linkColumns = { projectUserIds: ids(linkConditions('l').projectUserIds) };
