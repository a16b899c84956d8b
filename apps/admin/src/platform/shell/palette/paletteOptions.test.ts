import { expect, it } from '@jest/globals';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import type { MenuEntry } from '../menu/registered.ts';
import { pageOptions } from './paletteOptions.ts';

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
