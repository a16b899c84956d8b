import type { ListDescription } from '@kontor/domain';
import { ownQuestions, questionsOf, type Known, type Parameter } from './questions.ts';
import { keyOf, type Answers, type Contents, type RecordedCall, type Rows } from './recording.ts';
import { pack, type Row } from './table.ts';

type Schema = { $ref?: string; enum?: unknown[] };
type Operation = {
  parameters: (Omit<Parameter, 'schema'> & { schema?: Schema })[];
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
  'x-list'?: ListDescription;
};
/** The OpenAPI document, as far as a recording needs it. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
export type Ask = (path: string) => Promise<{ status: number; body: unknown; contentRange: string | null }>;
export type Source = { document: ApiDocument; ask: Ask; personId: number; today: string; timeZone: string };

const root = '/api/v1/';
const pageLength = 1000;
/** A call with more queries than this is left to the server, to keep the recording small. */
const mostQuestions = 5000;

/** Reads everything that the API answers to GET and returns the parts of the recording, by name. */
export async function record({ document, ask, personId, today, timeZone }: Source): Promise<Map<string, unknown>> {
  const parts = new Map<string, unknown>();
  const calls: Contents['calls'] = {};
  const lists: Contents['lists'] = {};
  const rowsOf = new Map<string, Row[]>();
  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith(root))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

  for (const { path, operation } of operations) {
    if (!operation['x-list']) continue;
    const name = path.slice(root.length);
    lists[name] = operation['x-list'];
    const rows = await readList(ask, path);
    rowsOf.set(name, rows);
    const details = document.paths[`${path}/{id}`]?.['get'] && (await detailsOf(ask, path, rows));
    if (details) parts.set(`details/${name}`, pack(details));
    const questions = await questionsIn(ask, path, operation['x-list']);
    parts.set(`rows/${name}`, { rows: pack(rows), questions, hasDetails: details !== undefined } satisfies Rows);
  }

  const idsOf = (list: string): number[] => (rowsOf.get(list) ?? []).map(({ id }) => Number(id));
  const known: Known = { today, personId, idsOf };
  for (const { path, method, operation } of operations) {
    const name = `${method.toUpperCase()} ${path}`;
    const call = method === 'get' ? kindOf(path, operation, lists) : undefined;
    calls[name] = call ?? { kind: 'refused' };
    if (call?.kind !== 'answers') continue;
    const found = await answersTo(ask, questionsTo(path, operation, document, known));
    const list = found.list !== undefined && lists[found.list] ? found.list : undefined;
    if (list !== undefined) calls[name] = { kind: 'pages', list, part: call.part };
    parts.set(`answers/${call.part}`, list === undefined ? found.answers : idsIn(found.answers));
  }
  parts.set('contents', { day: today, timeZone, calls, lists } satisfies Contents);
  return parts;
}

/** Undefined for answers that are not JSON, and for records addressed otherwise than by the id of a list. */
function kindOf(path: string, { responses }: Operation, lists: Contents['lists']): RecordedCall | undefined {
  const [name = '', id, ...rest] = path.slice(root.length).split('/');
  if (!responses['200']?.content?.['application/json']) return undefined;
  if (id === undefined && lists[name]) return { kind: 'list', list: name };
  if (id === '{id}' && !rest.length && lists[name]) return { kind: 'record', list: name };
  const isOfRecord = id === '{id}' && lists[name] !== undefined && !rest.join('/').includes('{');
  const part = path.slice(root.length).replace('{id}', 'one');
  return isOfRecord || !path.includes('{') ? { kind: 'answers', part } : undefined;
}

async function readList(ask: Ask, path: string, filter: object = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; ; first += pageLength) {
    const asked = `${path}?filter=${json(filter)}&range=${json([first, first + pageLength - 1])}`;
    const { status, body } = await ask(asked);
    if (status !== 200) throw new Error(`${asked} answers ${status}: ${JSON.stringify(body)}`);
    rows.push(...(body as Row[]));
    if ((body as Row[]).length < pageLength) return rows;
  }
}

const json = (value: object): string => encodeURIComponent(JSON.stringify(value));

async function questionsIn(ask: Ask, path: string, { questions }: ListDescription): Promise<Rows['questions']> {
  const answered: Rows['questions'] = {};
  // Only what is answered by yes or no: other questions have too many answers.
  for (const question of Object.keys(questions).filter((name) => questions[name] === 'flag'))
    answered[question] = (await readList(ask, path, { [question]: true })).map(({ id }) => Number(id));
  return answered;
}

/** The fields that single records have beyond their rows; three samples show whether there are any. */
async function detailsOf(ask: Ask, path: string, rows: Row[]): Promise<Row[] | undefined> {
  const besides = async (row: Row): Promise<Row> => {
    const { status, body } = await ask(`${path}/${String(row['id'])}`);
    if (status !== 200) throw new Error(`${path}/${String(row['id'])} answers ${status}`);
    const different = Object.entries(body as Row).filter(([field, value]) => !isSame(value, row[field]));
    return Object.fromEntries(different);
  };
  const some = [rows.at(0), rows.at(rows.length >> 1), rows.at(-1)].filter((row) => row !== undefined);
  const seen = await Promise.all(some.map(besides));
  return seen.every((row) => !Object.keys(row).length) ? undefined : inTurns(rows, besides);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function questionsTo(path: string, { parameters }: Operation, document: ApiDocument, known: Known): string[] {
  const resolved = parameters.map((one) => ({
    ...one,
    schema: document.components.schemas[one.schema?.$ref?.replace('#/components/schemas/', '') ?? ''] ?? one.schema,
  }));
  const isPage = parameters.some(({ name }) => name === 'range');
  const own = ownQuestions[path]?.(known.today);
  const queries = (own ?? questionsOf(resolved, known)).map((query) =>
    isPage ? { ...query, range: `[0,${pageLength - 1}]` } : query,
  );
  const [name = ''] = path.slice(root.length).split('/');
  const paths = path.includes('{id}') ? known.idsOf(name).map((id) => path.replace('{id}', String(id))) : [path];
  const asked = paths.flatMap((one) => queries.map((query) => keyOf(one, query)));
  return asked.length > mostQuestions ? [] : asked;
}

/** Leaves out refused questions. A page of records names its list. */
async function answersTo(ask: Ask, questions: string[]): Promise<{ answers: Answers; list?: string }> {
  const answers: Answers = {};
  let list: string | undefined;
  await inTurns(questions, async (question) => {
    const { status, body, contentRange } = await ask(question);
    if (status >= 500) throw new Error(`${question} answers ${status}: ${JSON.stringify(body)}`);
    if (status !== 200) return;
    list ??= contentRange?.split(' ')[0];
    answers[contentRange ? question.replace(/[?&]range=[^&]*/, '') : question] = body;
  });
  return { answers, list };
}

const idsIn = (pages: Answers): Answers =>
  Object.fromEntries(Object.entries(pages).map(([question, rows]) => [question, (rows as Row[]).map(({ id }) => id)]));

/** Works in order, a few at a time. */
async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const width = 8;
  for (let at = 0; at < all.length; at += width) results.push(...(await Promise.all(all.slice(at, at + width).map(work))));
  return results;
}
