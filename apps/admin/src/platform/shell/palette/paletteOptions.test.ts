import { expect, it } from '@jest/globals';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import type { MenuEntry } from '../menu/registered.ts';
import '../../../resources.ts';
import { ability } from '../../api/ability.ts';
import { actionOptions, pageOptions, partOptions, recentOptions } from './paletteOptions.ts';

const names: Record<string, string> = { customers: 'Klientai', invoices: 'Sąskaitos', timeSheets: 'Laiko apskaita' };
const entryOf = (key: string, group = 'work') =>
  ({ label: `resources.${key}.name`, to: `/${key}/index`, icon: DashboardOutlined, group }) as unknown as MenuEntry;
const entries = Object.keys(names).map((key) => entryOf(key));
const found = (query: string): string[] =>
  pageOptions(entries, query, [], [], (key) => names[key.split('.')[1] ?? ''] ?? '').map(({ title }) => title);

it.each([
  ['saskait', ['Sąskaitos']],
  ['timesh', ['Laiko apskaita']],
  ['in', ['Sąskaitos']],
  ['index', []],
  ['apsk lai', ['Laiko apskaita']],
])('finds pages by %j: in their names, and at the beginning of their addresses', (query, titles) =>
  expect(found(query)).toEqual(titles),
);

it('shows the samples as a group of their own, four of them, and never in the place of a page', () => {
  const samples = ['mail', 'chat', 'todo', 'calendar', 'shop'].map((key) => entryOf(key, 'samples'));
  const options = pageOptions([...samples, ...entries], '', ['/shop/index'], [], (key) => key.split('.')[1] ?? '');
  expect(options.map(({ group, title }) => `${group} ${title}`)).toEqual([
    'pages customers',
    'pages invoices',
    'pages timeSheets',
    'samples shop',
    'samples mail',
    'samples chat',
    'samples todo',
  ]);
});

it('offers what the typed word begins before what is longer, and every starred page while nothing is typed', () => {
  const titles: Record<string, string> = {
    vendorCreditNotes: 'Vendor credit notes',
    vendors: 'Vendors',
    bills: 'Bills of vendors',
  };
  const options = (query: string, starred: string[] = []) =>
    pageOptions(
      Object.keys(titles).map((key) => entryOf(key)),
      query,
      starred,
      [],
      (key) => titles[key.split('.')[1] ?? ''] ?? '',
    );
  expect(options('vend').map(({ title }) => title)).toEqual(['Vendors', 'Vendor credit notes', 'Bills of vendors']);
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => entryOf(key));
  const starred = many.slice(1).map(({ to }) => to);
  expect(pageOptions(many, '', starred, [], (key) => key).map(({ page }) => page)).toEqual(starred);
});

const actions = (query: string): ReturnType<typeof actionOptions> =>
  actionOptions(
    {
      creatable: [
        { name: 'retainerInvoices', label: 'Retainer invoice', gender: 'f' },
        { name: 'invoices', label: 'Invoice', gender: 'f' },
        { name: 'items', label: 'Item', gender: 'm' },
      ],
      toggleSkin: () => {},
      logout: () => {},
    },
    query,
    (key, options) => (key === 'kontor.palette.new_record.f' ? `New ${String(options?.['name'])}` : key),
  );
const titlesOf = (options: readonly { title: string }[]): string[] => options.map(({ title }) => title);

it.each(['inv new', 'INVOICE'])('finds what can be done by %j: all words, in any order', (query) =>
  expect(titlesOf(actions(query).others)).toEqual(['New invoice', 'New retainer invoice']),
);

it('offers what was typed as it is called before all else, and never to log out', () => {
  expect(titlesOf(actions('new inv').first)).toEqual(['New invoice']);
  expect(actions('ra').first).toEqual([]);
});

it.each([
  ['vat', 'en', ['Profile', 'Tax rates']],
  ['vat rates', 'en', ['Tax rates']],
  ['PVM', 'lt', ['Duomenys', 'Mokesčių tarifai']],
  ['mva', 'no', ['Profil', 'Avgiftssatser']],
  ['', 'en', []],
] as const)('finds parts of the settings by %j in %s', (query, language, titles) => {
  ability.update([{ action: 'manage', subject: 'all' }]);
  expect(partOptions(query, language).map(({ title }) => title)).toEqual(titles);
});

it('keeps the settings from who may not read them', () => {
  ability.update([]);
  expect(partOptions('vat', 'en')).toEqual([]);
});

it('shows the records that were opened last', () => {
  const record = { title: 'INV-0042', subtitle: 'Nemuno', link: '/invoices/42/show', group: 'documents' };
  expect(recentOptions([record], '')).toMatchObject([{ group: 'recent', title: 'INV-0042', link: '/invoices/42/show' }]);
});
