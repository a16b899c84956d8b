import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = (readdirSync(src, { recursive: true }) as string[])
  .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
  .map((path) => ({ folder: dirname(path), text: readFileSync(join(src, path), 'utf8') }));

/** The actor knows who calls: the user or the session, not only what the role lets them do. */
const asks = /\bperson\(\)|\bactor\(\)\.userId|\{[^}]*\buserId\b[^}]*\}\s*=\s*actor\(\)|actor\.userId/;
const folders = new Set(files.filter(({ text }) => asks.test(text)).map(({ folder }) => folder));
const folderOf = new Map(files.flatMap(({ folder, text }) => routesIn(text).map((route) => [route, folder])));
const records = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/class (\w+) extends schema\.class/g)].map(([, name]) => name)),
);

/**
 * Does this operation need a case of its owner and of others? What asks for a right to records, or for all rights, follows the rules of the role. A route that
 * asks for a token alone, or for a page that is no record (such as the dashboard), gives the caller's own or what is everybody's:
 * it is personal when the code of its module asks who calls.
 */
export function isPersonal(operation: string, subject: string | undefined): boolean {
  if (subject !== undefined && (subject === 'all' || records.has(subject))) return false;
  const folder = folderOf.get(operation);
  if (folder === undefined) throw new Error(`No file has the controller of ${operation}`);
  return folders.has(folder);
}

/** `POST /api/v1/items` and so on, as the decorators of a controller have them. */
function routesIn(text: string): string[] {
  const root = /@Controller\((?:'([^']*)')?\)/.exec(text);
  if (!root) return [];
  return [...text.matchAll(/@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)].map(([, method = '', path = '']) => {
    const address = `/${root[1] ?? ''}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '');
    return `${method.toUpperCase()} ${address.replace(/:(\w+)/g, '{$1}')}`;
  });
}
