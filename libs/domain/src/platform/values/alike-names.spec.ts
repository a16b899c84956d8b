import { expect, it } from '@jest/globals';
import { alikeNames } from './alike-names.ts';

const names = ['Nemunas', 'Fjord Media AS', 'Fjordland', 'Ąžuolas, UAB', 'Website 2026', 'Web site', 'X'].map((name) => ({
  name,
}));

it.each([
  ['Fjord Medai', ['Fjord Media AS', 'Fjordland']],
  ['UAB AZUOLAS', ['Ąžuolas, UAB']],
  ['website', ['Web site', 'Website 2026']],
  ['x', ['X']],
  ['Girteka', []],
  ['', []],
])('finds what is like %j', (text, alike) => {
  expect(alikeNames(names)(text).map(({ name }) => name)).toEqual(alike);
});
