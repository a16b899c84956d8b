// What is built is kept for as long as its sources are the same.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ignored = /(^|\/)(node_modules|dist|e2e|test)(\/|$)|[.-](spec|test)\.(tsx?|mjs)$/;

/** Does what is built depend on this file of a folder of sources? */
export const isSource = (name) => !ignored.test(name.replaceAll('\\', '/'));

/** A hash over all files of these folders that are no tests, these files and a text. */
export function fingerprint({ folders, files, salt = '' }) {
  const hash = createHash('sha256').update(salt);
  const add = (path) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
    names.filter(isSource).sort().forEach(add);
  }
  files.forEach(add);
  return hash.digest('hex');
}
