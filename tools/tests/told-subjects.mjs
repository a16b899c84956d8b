import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../apps/api/src', import.meta.url));

/** What the API's nouns name to the screens: the subjects of histories, the groups of what is found, and the pages that hits lead to. */
export function toldSubjects() {
  const nouns = globSync('**/*.subject.ts', { cwd: api }).map((path) => readFileSync(join(api, path), 'utf8'));
  return {
    subjects: nouns.filter((text) => !/history: ['{]/.test(text)).flatMap((text) => /entity: (\w+),/.exec(text)?.[1] ?? []),
    groups: nouns.flatMap((text) => /group: '([^']+)'/.exec(text)?.[1] ?? []),
    links: nouns.flatMap((text) => [...text.matchAll(/'(\/[^']*)' \|\| \w+\.id \|\| '\/show' as link/g)].map(([, at]) => at)),
  };
}
