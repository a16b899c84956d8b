import { afterEach, describe, expect, it } from '@jest/globals';
import type { CustomerRecord, HoursAnnex, InvoiceDetail, VendorRecord } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryStore } from 'react-admin';
import { readExamples } from '../../../../../../tools/openapi/examples.ts';
import '../../../resources.ts';
import { allResources } from '../../api/resource.ts';
import { VendorStatement } from '../../../purchases/vendorStatement/VendorStatement.tsx';
import { SaveHours } from '../../../sales/invoices/hours/SaveHours.tsx';
import { CustomerStatement } from '../../../sales/statement/CustomerStatement.tsx';
import { TimeEntryList } from '../../../work/timeSheets/entries/TimeEntryList.tsx';
import { DaysTab } from '../../../work/timeSheets/overview/DaysTab.tsx';
import { OverviewTab } from '../../../work/timeSheets/overview/OverviewTab.tsx';
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

function answerOf(path: string): unknown {
  const answered = (examples[`GET /api/v1${path}`] ?? examples[`GET /api/v1${path.replace(/\/\d+/, '/{id}')}`])?.answered;
  if (!Array.isArray(answered)) return answered ?? [];
  const rows = answered.map((row: object) => filled(row));
  // Whatever id a row has leads to a word.
  return path === '/classifiers' ? Array.from({ length: 200 }, (_, at) => ({ ...rows[0], id: at + 1 })) : rows;
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const saved = savedFiles();
afterEach(cleanup);

/** Pages of settings: their few rows are not exported. */
const notExported: readonly string[] = [
  'settings',
  'classifiers',
  'roles',
  'apiTokens',
  'serviceAccounts',
  'webhooks',
  'timeWeeks',
];
const lists = allResources().filter(({ name, list }) => list && !notExported.includes(name));
/** A list on another page than that of its resource. */
const elsewhere: Readonly<Record<string, () => ReactNode>> = { timeSheets: () => <TimeEntryList /> };

/** The headings of the saved table under which no row has a value. */
async function emptyColumns(user: ReturnType<typeof openScreen>['user']): Promise<string[]> {
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  // Pictures of records are files of the page, too.
  const file = () => saved.find(({ type }) => type.startsWith('text/csv'));
  await waitFor(() => expect(file()).toBeDefined());
  const [head = [], ...rows] = (await linesOf(file())).filter(Boolean).map(cellsOf);
  expect(rows.length).toBeGreaterThan(0);
  return head.filter((_, at) => rows.every((row) => !row[at]));
}

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
    expect(await emptyColumns(user)).toEqual([]);
  });
});

const hour: HoursAnnex['hours'][number] = {
  date: '2026-03-02',
  personName: 'Ona',
  projectName: 'Roof',
  taskName: 'Design',
  minutes: 50,
  billedMinutes: 60,
};
const year = 'from=2020-01-01&to=2029-12-31';
const customer = { id: 1, name: 'UAB' } as CustomerRecord;
const vendor = { id: 1, name: 'UAB' } as VendorRecord;
const invoice = { id: 1, number: 'INV-1' } as InvoiceDetail;
/** What is saved from reports, by their names. */
const reports: [string, string, ReactNode][] = [
  ['hours by project', `/timeSheets/index?groupBy=project&${year}`, <OverviewTab key="" />],
  ['hours by day', `/timeSheets/index?groupBy=day&${year}`, <OverviewTab key="" />],
  ['the days', `/timeSheets/index?tab=days&${year}`, <DaysTab key="" />],
  ["a customer's statement", `/customers/1/show?${year}`, <CustomerStatement key="" record={customer} />],
  ["a vendor's statement", `/vendors/1/show?${year}`, <VendorStatement key="" record={vendor} />],
  ["an invoice's hours", '/invoices/1/show', <SaveHours key="" invoice={invoice} />],
];

describe('the exported report of', () => {
  it.each(reports)('%s has a value in every column', async (_, at, report) => {
    const { user } = openScreen(report, {
      at,
      server: ({ path }) => ({ body: path.endsWith('/hours-annex') ? { hours: [hour] } : answerOf(path) }),
    });
    expect(await emptyColumns(user)).toEqual([]);
  });
});
