import { readFileSync } from 'node:fs';
import {
  abilityOf,
  allows,
  builtInRoles,
  defaultRoles,
  rulesFor,
  type BuiltInRole,
  type Subject,
  type Verb,
} from '@kontor/abilities';
import { isPersonal } from './access.personal.ts';
import { personalCases } from './personal/index.ts';

const callers = ['nobody', ...builtInRoles] as const;
type Caller = (typeof callers)[number];
/** `own`: only for the caller's own records. */
export type Cell = 'yes' | 'own' | 'no';
/**
 * `own`: records that only their owner can reach, not even an Admin. `role`: the owner can reach them, and others whose role has
 * a `✓`. `none`: no owner; two people of one role get the same answer.
 */
type Owned = 'own' | 'role' | 'none';
export type AccessRow = {
  method: string;
  path: string;
  needs: string;
  cells: Record<Caller, Cell>;
  owned: Owned;
  /** Found in the source: the tests fail without a case for it. */
  personal: boolean;
};

type Operation = { 'x-ability'?: { verb: Verb; subject: Subject }; security: unknown[] };
type Document = { paths: Record<string, Record<string, Operation>> };

/** The history of a record needs the right to read the record; the whole history needs the right to read the audit. */
const byRecord = new Set(['GET /api/v1/audit']);
const signs: Record<Cell, string> = { yes: '✓', own: 'own', no: '·' };

/** Every operation of the API, and what each built-in role may do with it by its rules. */
export function accessTable(): AccessRow[] {
  const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;
  return Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([name, operation]) => rowOf(name.toUpperCase(), path, operation)))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1));
}

function rowOf(method: string, path: string, operation: Operation): AccessRow {
  const needed = operation['x-ability'];
  const isOpen = operation.security.length === 0;
  const needs = needed ? `${needed.verb} ${needed.subject}` : isOpen ? 'nothing' : 'a token';
  const of = ({ key }: { key: BuiltInRole }): Cell => (needed ? cellOf(key, method, path, needed.verb, needed.subject) : 'yes');
  const roles = Object.fromEntries(defaultRoles.map((role) => [role.key, of(role)])) as Record<BuiltInRole, Cell>;
  const personal = !isOpen && isPersonal(`${method} ${path}`, needed?.subject);
  const known = personalCases[`${method} ${path}`];
  const closed = known && !known.openWith;
  const byRule = defaultRoles.some(({ key }) => roles[key] === 'own' && isByPerson(key, method, path, needed));
  const owned = closed ? 'own' : known || byRule ? 'role' : 'none';
  return { method, path, needs, cells: { nobody: isOpen ? 'yes' : 'no', ...roles }, owned, personal };
}

function cellOf(key: BuiltInRole, method: string, path: string, verb: Verb, subject: Subject): Cell {
  const ability = abilityOf(rulesFor(defaultRoles.find((role) => role.key === key)?.rules ?? [], 1));
  if (!allows(ability, verb, subject)) return 'no';
  if (byRecord.has(`${method} ${path}`)) return allows(ability, 'read', 'Audit') ? 'yes' : 'own';
  return allows(ability, verb, subject, {}) ? 'yes' : 'own';
}

/** Conditions may concern something else than the person: files of projects are open to everybody with the role. */
function isByPerson(key: BuiltInRole, method: string, path: string, needed: Operation['x-ability']): boolean {
  if (!needed) return false;
  const ability = abilityOf(rulesFor(defaultRoles.find((role) => role.key === key)?.rules ?? [], 1));
  return byRecord.has(`${method} ${path}`) || allows(ability, needed.verb, needed.subject, { userId: 1, holderId: 1 });
}

const ownedSigns: Record<Owned, readonly string[]> = { own: ['✓', '·'], role: ['✓', 'role'], none: ['–', '–'] };
const heads = ['Operation', 'Needs', ...callers, 'owner', 'other'];

export const asLines = (rows: AccessRow[]): string[] =>
  [
    heads,
    heads.map(() => '---'),
    ...rows.map(({ method, path, needs, cells, owned }) => [
      `\`${method} ${path}\``,
      needs,
      ...callers.map((caller) => signs[cells[caller]]),
      ...ownedSigns[owned],
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |`);

export const begin = '<!-- operations by role: written by `npm run access` -->';
export const end = '<!-- end of operations by role -->';

/** The rows of the table in a document, without alignment spaces. */
export function linesIn(text: string): string[] {
  const table = text.split(begin)[1]?.split(end)[0] ?? '';
  const cells = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^-+$/, '---'));
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => `| ${cells(line).join(' | ')} |`);
}
