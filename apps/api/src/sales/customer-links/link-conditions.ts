import { ids } from '../../platform/rest/columns.ts';

const projects = (link: string): string =>
  `select e.project_id from estimate e where e.id = ${link}.estimate_id
    union all select i.project_id from invoice i where i.id = ${link}.invoice_id`;

/** The members of the project of what a link opens, for roles that handle the links of the projects that they lead. */
export const linkConditions = (link: string) => ({
  projectUserIds: `select m.user_id from project_member m where m.project_id in (${projects(link)})`,
});

export const linkColumns = { projectUserIds: ids(linkConditions('l').projectUserIds) };
