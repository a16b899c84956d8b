// Compares the keys in the admin's code with the words: a key that no code uses is dead, one that no words have would be shown
// raw, and one of another module must be loaded with the page (`words` in its folder's index.ts).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** http.ts loads the words of the fields that a refusal names. */
const fetchedElsewhere = ['platform/api/calls/errorParams.ts'];

/** Keys composed from names that differ from page to page. */
const composed = [/^\w+\.(action|confirm|done)\.\w+$/, /^\w+\.paper\.noun$/, /^\w+\.not_found\.\w+$/];

export type Known = Map<string, { module: string }>;
type Source = { file: string; module: string; text: string };

/** The document kit is one module with one file of words; each kind of document loads them with its own. */
const kit = 'documents';
export const moduleOf = (file: string): string => (file.startsWith(`${kit}/`) ? kit : file.split('/').slice(0, 2).join('/'));

function sourcesIn(admin: string): Source[] {
  const said = globSync('**/*.{ts,tsx}', { cwd: admin }).filter(
    (file) => !/\.(test|spec)\.tsx?$|essages(\.\w+)?\.ts$|i18n\/(en|lt|no)\b/.test(file),
  );
  return said.map((file) => ({ file, module: moduleOf(file), text: readFileSync(join(admin, file), 'utf8') }));
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);
const literals = (text: string): string[] => found(text, /['"`]([a-zA-Z]\w*(?:\.\w+)+)['"`]/g);
/** "customers.codes.legal_" of `customers.codes.legal_${place}`. */
const beginnings = (text: string): string[] =>
  found(text, /`([a-zA-Z]\w*(?:\.\w+)*[._])\$\{/g).filter((one) => one.includes('.'));
/** Arguments that are certainly keys: the first argument of `t`, the words of a button, a toast. */
const spoken = (text: string): string[] =>
  found(
    text,
    /(?:\b(?:t|translate|notify)\(\s*|\b(?:label|success|helperText|submitLabel|saveLabel)(?:=|: ))['"]([a-z]\w*(?:\.\w+)+)['"]/g,
  );

const isNamed = (key: string): boolean => /^resources\.\w+\.(name|menu)$|^pages\.|^ra\.|^errors\./.test(key);

export function problemsOfKeys(admin: string, known: Known): string[] {
  const sources = sourcesIn(admin);
  const all = sources.map(({ text }) => text).join('\n');
  const said = new Set(literals(all));
  const begun = [...new Set(beginnings(all))].filter((one) => one !== 'kontor.' && one !== 'resources.');
  const words = new Set(found(all, /\b([a-zA-Z]\w*)\b/g));
  const isSaid = (key: string): boolean => {
    if (said.has(key) || begun.some((one) => key.startsWith(one)) || composed.some((pattern) => pattern.test(key))) return true;
    // The label of a field is derived from its source.
    const field = /^resources\.\w+\.fields\.(\w+)/.exec(key)?.[1];
    return field !== undefined && words.has(field);
  };
  const problems: string[] = [];
  for (const [key, { module }] of known) if (!isSaid(key)) problems.push(`${module} ${key}: nothing says it`);

  const owners = new Map<string, string>();
  // Each resource and each report has words of its own.
  const spaceOf = (key: string): string => /^((?:resources|reports)\.\w+|\w+)\./.exec(key)?.[1] ?? key;
  // A module may add to the words of the platform; they still belong to the platform.
  for (const [key, { module }] of known) if (owners.get(spaceOf(key)) !== 'core') owners.set(spaceOf(key), module);
  const index = (folder: string): string => sources.find(({ file }) => file === `${folder}/index.ts`)?.text ?? '';
  for (const { file, module, text } of sources) {
    for (const key of spoken(text)) if (!isNamed(key) && !known.has(key)) problems.push(`${file} says ${key}, which is missing`);
    for (const key of [...literals(text), ...beginnings(text)]) {
      const owner = owners.get(spaceOf(key));
      const exists = known.has(key) || key.endsWith('.') || key.endsWith('_');
      if (fetchedElsewhere.includes(file) || !owner || owner === 'core' || owner === module || !exists || isNamed(key)) continue;
      const fetched = [...`${index(module)}${index(dirname(file))}${text}`.matchAll(/from '([^']+)\/(?:index|\w+Words)\.ts'/g)];
      if (!fetched.some(([, from = '']) => owner.endsWith(from.replace(/^(?:\.\.\/)+/, '')))) {
        problems.push(`${file} says ${key} of ${owner}, whose words its index.ts does not fetch`);
      }
    }
  }
  return problems;
}
