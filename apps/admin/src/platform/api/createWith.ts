/** The address of a new record with some fields filled in already. Example: `createWith('projects', { customerId: 5 })`. */
export const createWith = (resource: string, fields: object): string =>
  `/${resource}/create?source=${encodeURIComponent(JSON.stringify(fields))}`;
