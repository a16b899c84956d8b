import { expect, it } from '@jest/globals';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import type { MenuEntry } from './registered.ts';
import { pageOptions } from './paletteOptions.ts';

const names: Record<string, string> = { customers: 'Klientai', invoices: 'Sąskaitos', timeSheets: 'Laiko apskaita' };
const entries = Object.keys(names).map((key) => ({
  label: `resources.${key}.name`,
  to: `/${key}/index`,
  icon: DashboardOutlined,
})) as unknown as MenuEntry[];
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
