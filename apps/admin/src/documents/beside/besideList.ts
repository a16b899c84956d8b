import type { ResourceName } from '../../platform/api/resource.ts';

/** The address of a document with its list beside it; a narrow screen shows the document only. */
export const besideList =
  (resource: ResourceName) =>
  (id: string | number): string =>
    `/${resource}/${id}/show?beside=list`;
