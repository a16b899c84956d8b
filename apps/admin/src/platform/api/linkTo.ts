import { allPages, resourceOf } from './resource.ts';

/** The page of a record, by its subject in audit rows and notifications. Example: `linkTo('Invoice', 42)` is `/invoices/42/show`. */
export function linkTo(subject: string | null, id: number | null): string | undefined {
  const resource = subject === null ? undefined : resourceOf(subject);
  if (resource?.show && id !== null) return `/${resource.name}/${id}/show`;
  if (resource) return resource.list && `/${resource.name}/index`;
  return subject === null ? undefined : allPages().find(({ shows }) => shows === subject)?.path;
}
