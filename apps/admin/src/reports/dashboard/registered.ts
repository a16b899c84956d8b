import { may } from '../../platform/api/ability.ts';
import { findResource, type ResourceName } from '../../platform/api/resource.ts';
import { subjectOf } from '../../platform/api/subjects.ts';

/** The page that lists a resource, where there is one and the person may open it. */
export const mayList = (name: ResourceName): boolean => Boolean(findResource(name)?.list) && may('list', subjectOf(name));

/** The address that makes a new record of this kind; undefined without the right, or where the noun is not part of this installation. */
export function createPath(name: ResourceName): string | undefined {
  if (!may('create', subjectOf(name))) return undefined;
  if (findResource(name)?.create) return `/${name}/create`;
  return findResource(name)?.list ? `/${name}/index` : undefined;
}
