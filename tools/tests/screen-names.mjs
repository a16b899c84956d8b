// Texts on screens besides the words of their modules: those of app bar buttons, and names in an index.ts (tabs on the page of an
// earlier wing, pages, resources).
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../apps/admin/src/', import.meta.url));

export async function screenNames(language) {
  const ofBar = await Promise.all(globSync('**/barMessages.ts', { cwd: source }).map((file) => import(source + file)));
  const given = globSync('**/index.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(source + file, 'utf8').matchAll(new RegExp(`\\b${language}: '([^']+)'`, 'g'))].map(([, name]) => name),
  );
  return [...ofBar.map((words) => words[language]), given];
}
