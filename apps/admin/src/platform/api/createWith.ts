import type { ResourceName } from './resource.ts';

/** The address of a create form with some fields filled in. Example: `createWith('projects', { customerId: 5 })`. */
export const createWith = (resource: ResourceName, fields: object): string =>
  `/${resource}/create?source=${encodeURIComponent(JSON.stringify(fields))}`;
