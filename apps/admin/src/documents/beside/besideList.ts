import type { ResourceName } from '../../platform/api/resource.ts';

/** The address of a document beside the list that it was opened from; a narrow screen shows the document alone. */
export const besideList =
  (resource: ResourceName) =>
  (id: string | number): string =>
    `/${resource}/${id}/show?beside=list`;
