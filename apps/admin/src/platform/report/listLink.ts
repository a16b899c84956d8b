import type { ResourceName } from '../api/resource.ts';

export type Sort = { field: string; order: 'ASC' | 'DESC' };

/** A link to a list with filter, order and page. Lists remember their last ones, which must not mix in. */
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
