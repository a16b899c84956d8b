// The production files that name a field, as `deliveryPlace` or `delivery_place`: how dear a new field like it is
// (`node tools/files-naming.mjs deliveryPlace [--list]`). Tests, samples, migrations and what is generated do not count.
import { execFileSync } from 'node:child_process';

const [field, option] = process.argv.slice(2);
if (!field) throw new Error('Usage: node tools/files-naming.mjs deliveryPlace [--list]');
const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const apart = /(\.(spec|e2e-spec|test|sample|calls)\.[jt]sx?|\/(migrations|examples|testing|test|e2e)\/|openapi\.json)/;

const pattern = String.raw`\b(${field}|${column})\b`;
const found = execFileSync('git', ['grep', '--untracked', '-lP', pattern, '--', 'apps', 'libs', 'tools'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !apart.test(path));
if (option === '--list') console.log(found.join('\n'));
console.log(`${found.length} files name ${field}`);
