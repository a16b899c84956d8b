import { expect, it } from '@jest/globals';
import '../../../resources.ts';
import { allPages, allResources, findResource } from '../../api/resource.ts';
import { isWithin } from './isWithin.ts';
import { pageFor, wholeMenu } from './registered.ts';

const invoices = findResource('invoices');

it.each([
  ['/invoices/index', invoices?.list],
  ['/invoices/create', invoices?.create],
  ['/invoices/42', invoices?.edit],
  ['/invoices/42/show', invoices?.show],
  ['/dashboard/main', allPages().find(({ path }) => path === '/dashboard/main')?.page],
  ['/', undefined],
  ['/invoices/42/nothing', undefined],
  ['/nothing/index', undefined],
])('the page at %s is fetched with the first script', (pathname, page) => expect(pageFor(pathname)).toBe(page));

it('has each shortcut for one page only', () => {
  const keys = wholeMenu().flatMap(({ shortcut }) => (shortcut ? [shortcut] : []));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

it('marks an entry on every list', () =>
  expect(
    allResources()
      .filter(({ name, list }) => list && !wholeMenu().some((entry) => isWithin(`/${name}/index`, entry)))
      .map(({ name }) => name),
  ).toEqual([]));
