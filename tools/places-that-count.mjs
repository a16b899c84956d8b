// Which lines of the API say in SQL text or the builder which documents count, instead of asking the states and facts of their noun
// (docs/adr/0035-facts.md): `node tools/places-that-count.mjs [--list]`. Constraints, indexes and triggers are the machine of the states itself.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../apps/api/src', import.meta.url));
const apart =
  /(\.(spec|e2e-spec|entity|triggers|sample|calls)\.ts|\/migrations\/|^samples\/|^stock\/(adjustments|counts)\/|^documents\/constraints|^platform\/facts)/;
const counting = String.raw`(= '(sent|open|approved)'|in \('(sent|open|partlyPaid|approved)'|not in \('(draft|partlyPaid|sent|approved)'|<> 'void')`;
const said = new RegExp(String.raw`(status |status', '|")${counting}|status', '(=|in)', \[?'(sent|open|partlyPaid|approved)'`);
const others = /(estimate|inventory_adjustment|stock_count|customer_link|mail|delivery)|\be\.status = 'sent'|\bd\.state\b/;

const found = readdirSync(cwd, { recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .filter((path) => !apart.test(path))
  .sort()
  .flatMap((path) =>
    readFileSync(`${cwd}/${path}`, 'utf8')
      .split('\n')
      .map((line, at) => `${path}:${at + 1}: ${line.trim()}`)
      .filter((line) => said.test(line) && !others.test(line)),
  );
if (process.argv.includes('--list')) console.log(found.join('\n'));
console.log(`${found.length} places in ${new Set(found.map((line) => line.split(':')[0])).size} files`);
