import { keyOf, type Answers, type Contents, type ReadPart, type RecordedCall, type Rows } from '../../recording/recording.ts';
import type { Table } from '../../recording/table.ts';
import { notFound, ok, Refusal, type BackendAnswer, type Call, type Handler } from '../frame.ts';
import { routerOf, type Found, type Router } from '../routes.ts';
import { pageOf, type ListRows } from './page.ts';
import { partsOf, type Parts } from './parts.ts';

/** Finds the recorded answer to a call of the API; undefined for a call that the API does not have. */
export type Recorded = (method: string, path: string) => Promise<Found | undefined>;

/** Serves the business resources as the API answered on the day of the recording. It computes and writes nothing. */
export function recorded(read: ReadPart): Recorded {
  const parts = partsOf(read);
  let made: { contents: Contents; route: Router } | undefined;
  return async (method, path) => {
    if (!path.startsWith('/api/v1/')) return undefined;
    const contents = await parts.read<Contents>('contents');
    if (made?.contents !== contents) made = { contents, route: routesOf(contents, parts) };
    return made.route(method, path);
  };
}

const routesOf = ({ calls, lists }: Contents, parts: Parts): Router =>
  routerOf(
    Object.fromEntries(
      Object.entries(calls).map(([name, call]): [string, Handler] => {
        const template = name.slice(name.indexOf(' ') + 1);
        return [name, (given) => answerTo(call, keyOf(filled(template, given.params), asked(given)), given, { lists, parts })];
      }),
    ),
  );

type Store = { lists: Contents['lists']; parts: Parts };

async function answerTo(call: RecordedCall, key: string, given: Call, store: Store): Promise<BackendAnswer> {
  switch (call.kind) {
    case 'list':
      return pageOf(await listOf(call.list, store), given.query, languageOf(given));
    case 'record':
      return ok(await recordOf(call.list, given.params['id'] ?? '', store));
    case 'pages': {
      const ids = new Set((await answered(call.part, key, store)) as number[]);
      const { rows, ...list } = await listOf(call.list, store);
      return pageOf({ ...list, rows: rows.filter(({ id }) => ids.has(Number(id))) }, given.query, languageOf(given));
    }
    case 'answers':
      return ok(await answered(call.part, key, store));
    case 'refused':
      throw needsServer();
  }
}

async function listOf(name: string, { lists, parts }: Store): Promise<ListRows & Pick<Rows, 'hasDetails'>> {
  const list = lists[name];
  if (!list) throw new Error(`The recording has no list ${name}.`);
  const { rows, questions, hasDetails } = await parts.read<Rows>(`rows/${name}`);
  return { name, list, rows: parts.rows(rows), questions, hasDetails };
}

async function recordOf(name: string, id: string, store: Store): Promise<object> {
  const { list, rows, hasDetails } = await listOf(name, store);
  const at = rows.findIndex((row) => String(row['id']) === id);
  if (at < 0) throw notFound(list.missing);
  const details = hasDetails ? store.parts.rows(await store.parts.read<Table>(`details/${name}`)) : [];
  return { ...rows[at], ...details[at] };
}

/** Refuses a figure that was not recorded, rather than giving a wrong one. */
async function answered(part: string, key: string, { parts }: Store): Promise<unknown> {
  const answers = await parts.read<Answers>(`answers/${part}`);
  if (!Object.hasOwn(answers, key)) throw needsServer();
  return answers[key];
}

/** The query without sort, range and filter. */
function asked({ query }: Call): Call['query'] {
  const { sort: _sort, range: _range, filter: _filter, ...others } = query;
  return others;
}

const needsServer = (): Refusal => new Refusal('demo.needs_server');
const languageOf = ({ headers }: Call): string => String(headers['accept-language'] ?? '');
const filled = (template: string, params: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
