import type { ResourceName } from './resource.ts';

/** The address of a new record with some fields filled in already. Example: `createWith('projects', { customerId: 5 })`. */
export const createWith = (resource: ResourceName, fields: object): string =>
  `/${resource}/create?source=${encodeURIComponent(JSON.stringify(fields))}`;
