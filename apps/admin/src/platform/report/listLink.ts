import type { ResourceName } from '../api/resource.ts';

export type Sort = { field: string; order: 'ASC' | 'DESC' };

/** A link to a list that says everything about it: lists remember their last filter, page and order, and those must not mix in. */
export function listLink(resource: ResourceName, filter: object, sort: Sort): string {
  const query = new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: '25',
  });
  return `/${resource}/index?${query}`;
}
