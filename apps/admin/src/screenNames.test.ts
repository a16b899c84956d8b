import { expect, it } from '@jest/globals';
import { allPages, findResource } from './platform/api/resource.ts';
import './resources.ts';

/** The names of screens in the requirement, by route. */
const names: Record<string, string> = {
  '/dashboard/main': 'Dashboard',
  '/customers/index': 'Customers',
  '/classifiers/index': 'Classifiers',
  '/projects/index': 'Projects',
  '/projectTimeLine/index': 'Project timeline',
  '/invoices/index': 'Invoices',
  '/retainerInvoices/index': 'Retainer invoices',
  '/estimates/index': 'Estimates',
  '/bills/index': 'Bills',
  '/vendors/index': 'Vendors',
  '/timeSheets/index': 'Time tracking',
  '/items/index': 'Item list',
  '/inventoryAdjustments/index': 'Inventory adjustments',
  '/settings/index': 'Organisation profile',
  '/users/index': 'Users',
};

const nameAt = (route: string): string | undefined => {
  const resource = findResource(route.split('/')[1] ?? '');
  const page = allPages().find(({ path }) => `/${path.replace(/^\//, '')}` === route);
  return (page?.names ?? resource?.menu?.names ?? resource?.names)?.en.split(' |||| ').at(-1);
};
const known = Object.keys(names).filter((route) => nameAt(route) !== undefined);

it('finds the screens', () => expect(known.length).toBeGreaterThan(8));
it.each(known)('the screen at %s has the name of the requirement', (route) => expect(nameAt(route)).toBe(names[route]));
