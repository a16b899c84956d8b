import { may } from '../../platform/api/ability.ts';
import { subjectOf } from '../../platform/api/subjects.ts';
import { resources } from '../../resources.ts';

const found = (name: string) => resources.find((resource) => resource.name === name);

/** The page that lists a resource, where there is one and the person may open it. */
export const mayList = (name: string): boolean => Boolean(found(name)?.list) && may('list', subjectOf(name));

/** Where a new record of this kind is made; undefined for who may not, and for what is not part of this installation. */
export function createPath(name: string): string | undefined {
  if (!may('create', subjectOf(name))) return undefined;
  if (found(name)?.create) return `/${name}/create`;
  return found(name)?.list ? `/${name}/index` : undefined;
}
