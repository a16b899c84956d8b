import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Agent } from './test-app.ts';

export type Body = Record<string, unknown>;
/** A right to some records of a subject: the conditions, a body that meets them, and changes of it that do not. */
export type RowCase = [
  subject: string,
  path: string,
  conditions: Body,
  allowed: () => Body,
  elsewhere: Body | ((by: Agent) => Body),
];

const src = fileURLToPath(new URL('../src/', import.meta.url));
const samples = await Promise.all(
  globSync('**/*.sample.ts', { cwd: src }).map((path) => import(join(src, path)) as Promise<{ rowCase?: RowCase }>),
);
/** Cases that nouns bring along: `rowCase` of `<noun>.sample.ts` beside the entity. */
export const nounCases: RowCase[] = samples.flatMap(({ rowCase }) => (rowCase ? [rowCase] : []));
