import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = (readdirSync(src, { recursive: true }) as string[])
  .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
  .map((path) => ({ folder: dirname(path), text: readFileSync(join(src, path), 'utf8') }));

/** Code that asks who the caller is (user or session), beyond what the role allows. */
const asks = /\bperson\(\)|\bactor\(\)\.userId|\{[^}]*\buserId\b[^}]*\}\s*=\s*actor\(\)|actor\.userId/;
const folders = new Set(files.filter(({ text }) => asks.test(text)).map(({ folder }) => folder));
const folderOf = new Map(files.flatMap(({ folder, text }) => routesIn(text).map((route) => [route, folder])));
const records = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/class (\w+) extends schema\.class/g)].map(([, name]) => name)),
);

/**
 * Does this operation need a case with its owner and others? Operations that need a right to records, or all rights, follow the
 * rules of the role. A route that needs only a token, or a page that is no record (such as the dashboard), is personal when the
 * code of its module asks who calls.
 */
export function isPersonal(operation: string, subject: string | undefined): boolean {
  if (subject !== undefined && (subject === 'all' || records.has(subject))) return false;
  const folder = folderOf.get(operation);
  if (folder === undefined) throw new Error(`No file has the controller of ${operation}`);
  return folders.has(folder);
}

/** Routes such as `POST /api/v1/items`, from the decorators of a controller. */
function routesIn(text: string): string[] {
  const root = /@Controller\((?:'([^']*)')?\)/.exec(text);
  if (!root) return [];
  return [...text.matchAll(/@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)].map(([, method = '', path = '']) => {
    const address = `/${root[1] ?? ''}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '');
    return `${method.toUpperCase()} ${address.replace(/:(\w+)/g, '{$1}')}`;
  });
}
