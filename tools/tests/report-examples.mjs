// What the reports answered for the demo firm, as the examples of the API keep it.
import { readFileSync } from 'node:fs';

const examples = JSON.parse(readFileSync(new URL('../openapi/examples/reports.json', import.meta.url), 'utf8'));

export function reportExamples() {
  return Object.entries(examples).flatMap(([operation, { answered }]) => {
    const name = /^GET \/api\/v1\/reports\/(\w+)$/.exec(operation)?.[1];
    return name && answered.measures ? [{ name, ...answered }] : [];
  });
}
