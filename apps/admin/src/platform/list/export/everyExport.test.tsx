import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryStore } from 'react-admin';
import { readExamples } from '../../../../../../tools/openapi/examples.ts';
import '../../../resources.ts';
import { allResources } from '../../api/resource.ts';
import { TimeEntryList } from '../../../work/timeSheets/entries/TimeEntryList.tsx';
import { openScreen } from '../../testing/openScreen.tsx';
import { linesOf, savedFiles } from '../../testing/savedFiles.ts';

/** What the API answers for the demo firm; its own tests hold it to that. */
const examples = readExamples();

/** A value for a field that no row of the example has: what its name says it is. */
function valueFor(field: string): unknown {
  if (/Date$|^date$/.test(field)) return '2026-03-02';
  if (/At$/.test(field)) return '2026-03-02T10:00:00.000Z';
  if (/Id$|Count$|Minutes$|Percent$|Rate$|Cost$|Price$|[aA]mount$|[tT]otal$|[bB]alance$|[qQ]uantity$|[vV]alue$/.test(field))
    return 7;
  return 'Filled';
}
const filled = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, (value as unknown) ?? valueFor(field)]));

/** Fields that are newer than the recorded answers. */
const newer: Readonly<Record<string, object>> = { '/vendor-payments': { exchangeDifference: 0 } };

function answerOf(path: string): unknown {
  const answered = (examples[`GET /api/v1${path}`] ?? examples[`GET /api/v1${path.replace(/\/\d+/, '/{id}')}`])?.answered;
  if (!Array.isArray(answered)) return answered ?? [];
  const rows = answered.map((row: object) => filled({ ...newer[path], ...row }));
  // Whatever id a row has leads to a word.
  return path === '/classifiers' ? Array.from({ length: 200 }, (_, at) => ({ ...rows[0], id: at + 1 })) : rows;
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const saved = savedFiles();
afterEach(cleanup);

/** Pages of settings: their few rows are not exported. */
const notExported: readonly string[] = ['settings', 'classifiers', 'roles'];
const lists = allResources().filter(({ name, list }) => list && !notExported.includes(name));
/** A list on another page than that of its resource. */
const elsewhere: Readonly<Record<string, () => ReactNode>> = { timeSheets: () => <TimeEntryList /> };

describe('the exported list of', () => {
  it.each(lists)('$name has a value in every column', async ({ name, list: List = () => null }) => {
    const store = memoryStore();
    store.setItem(`${name}.datatable`, []);
    const { user } = openScreen(elsewhere[name]?.() ?? <List />, {
      resource: name,
      at: `/${name}/index`,
      store,
      server: ({ path }) => ({ body: answerOf(path) }),
    });
    const button = await screen.findByRole('button', { name: 'Export' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    // Pictures of records are files of the page, too.
    const file = () => saved.find(({ type }) => type.startsWith('text/csv'));
    await waitFor(() => expect(file()).toBeDefined());
    const [head = [], ...rows] = (await linesOf(file())).filter(Boolean).map(cellsOf);
    expect(rows.length).toBeGreaterThan(0);
    const empty = head.filter((_, at) => rows.every((row) => !row[at]));
    expect(empty).toEqual([]);
  });
});
