// The fields of a record, as the contract of the API lists them.
import { readFileSync } from 'node:fs';

const { components } = JSON.parse(readFileSync(new URL('../../apps/api/openapi.json', import.meta.url), 'utf8'));

export function recordFields(subject) {
  const schema = components.schemas[`${subject}Detail`] ?? components.schemas[`${subject}Record`];
  return Object.keys(schema.properties);
}
