// Checks that all three languages have the same keys, the same %{placeholders} and the right number of plural parts, and that
// keys in code and keys in words match (used-keys.ts), and that no text has a word that was given up (refused-words.ts). Run by `node --import ./tools/ts.mjs tools/checks/check-messages.ts`.
import '../../apps/admin/src/platform/api/reflect.ts'; // words may come from the domain, whose inputs need reflect-metadata
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { betterThan } from './refused-words.ts';
import { moduleOf, problemsOfKeys, type Known } from './used-keys.ts';

type Tree = { [key: string]: Tree | string };

const admin = fileURLToPath(new URL('../../apps/admin/src/', import.meta.url));
const problems: string[] = [];
let checked = 0;

/** English and Norwegian have singular and plural; Lithuanian has forms for 1, for 2-9, and for 0 and 10-20. */
const pluralParts = { en: 2, lt: 3, no: 2 } as const;
type Language = keyof typeof pluralParts;

function flat(tree: Tree, path = '', found = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + key, value);
    else flat(value, `${path}${key}.`, found);
  }
  return found;
}

const placeholders = (text: string): Set<string> => new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name));

function compare(where: string, trees: Record<Language, Tree>): void {
  const english = flat(trees.en);
  for (const language of ['en', 'lt', 'no'] as const) {
    const texts = flat(trees[language]);
    const complain = (key: string, what: string) => problems.push(`${where} ${language} ${key}: ${what}`);
    for (const key of english.keys()) if (!texts.has(key)) complain(key, 'is missing');
    for (const [key, text] of texts) {
      checked += 1;
      const source = english.get(key);
      if (source === undefined) {
        complain(key, 'is not in English');
        continue;
      }
      if (text.trim() === '' && source.trim() !== '') complain(key, 'is empty');
      const better = betterThan(language, text);
      if (better) complain(key, `"${text}": say "${better}"`);
      const plural = source.includes('||||') || text.includes('||||');
      const parts = text.split('||||').length;
      if (plural && parts !== pluralParts[language]) complain(key, `has ${parts} plural parts, not ${pluralParts[language]}`);
      // A form that stands for one may omit the count: "1 row". Every other placeholder must occur.
      const wanted = placeholders(source);
      const given = placeholders(text);
      for (const name of wanted)
        if (!given.has(name) && !(plural && name === 'smart_count')) complain(key, `does not say %{${name}}`);
      for (const name of given)
        if (!wanted.has(name) && !(plural && name === 'smart_count')) complain(key, `says %{${name}}, which English does not`);
    }
  }
}

const load = async (path: string): Promise<Record<string, Tree>> => (await import(join(admin, path))) as Record<string, Tree>;

/** Loads one export of a file. */
async function one(path: string, name: string): Promise<Tree> {
  const tree = (await load(path))[name];
  if (!tree) throw new Error(`${path} does not export ${name}`);
  return tree;
}

const i18n = 'platform/i18n';
const core = async (language: Language) => one(`${i18n}/${language}.ts`, language);
compare(i18n, { en: await core('en'), lt: await core('lt'), no: await core('no') });
const { messagesIn } = (await import('../../libs/domain/src/messages.ts')) as { messagesIn: (language: Language) => Tree };
compare('refusals', { en: messagesIn('en'), lt: messagesIn('lt'), no: messagesIn('no') });

const known: Known = new Map();
const remember = (tree: Tree, module: string) => {
  for (const key of flat(tree).keys()) known.set(key, { module });
};
remember({ kontor: (await core('en'))['kontor'] ?? {} }, 'core');
const modules = globSync('**/{messages,barMessages}.ts', { cwd: admin }).sort();
for (const path of modules) {
  compare(path, { en: await one(path, 'en'), lt: await one(path, 'lt'), no: await one(path, 'no') });
  remember(await one(path, 'en'), moduleOf(path));
}
problems.push(...problemsOfKeys(admin, known));

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${checked} messages checked in three languages`);
