import { may } from '../../platform/api/ability.ts';
import { findResource, type ResourceName } from '../../platform/api/resource.ts';
import { subjectOf } from '../../platform/api/subjects.ts';

/** Says whether a resource has a list that the person may open. */
export const mayList = (name: ResourceName): boolean => Boolean(findResource(name)?.list) && may('list', subjectOf(name));

/** The address of a create form; undefined without the right, or for a noun that is not installed. */
export function createPath(name: ResourceName): string | undefined {
  if (!may('create', subjectOf(name))) return undefined;
  if (findResource(name)?.create) return `/${name}/create`;
  return findResource(name)?.list ? `/${name}/index` : undefined;
}
