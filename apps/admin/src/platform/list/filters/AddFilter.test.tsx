import { afterEach, expect, it } from '@jest/globals';
import { aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import '../../../resources.ts';
import { ProjectList } from '../../../work/projects/ProjectList.tsx';
import { openScreen } from '../../testing/openScreen.tsx';

afterEach(cleanup);

it('filters by the first customer that matches, with Enter', async () => {
  const filters: string[] = [];
  const { user } = openScreen(<ProjectList />, {
    resource: 'projects',
    at: '/projects/index',
    server: ({ path, query }) => {
      if (path === '/customers') return { body: [{ id: 9, name: 'UAB Nemuno vanduo' }] };
      if (path === '/projects') filters.push(query.get('filter') ?? '');
      return { body: [aProjectRecord({ id: 1 })] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Customer' }));
  await user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'nemuno');
  await screen.findByRole('option', { name: 'UAB Nemuno vanduo' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(filters.some((filter) => filter.includes('"customerId":9'))).toBe(true));
});

it('offers few choices as a menu, and applies the one that is picked at once', async () => {
  const filters: string[] = [];
  const { user } = openScreen(<ProjectList />, {
    resource: 'projects',
    at: '/projects/index',
    server: ({ path, query }) => {
      if (path === '/projects') filters.push(query.get('filter') ?? '');
      return { body: path === '/projects' ? [aProjectRecord({ id: 1 })] : [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  expect(await screen.findByRole('menuitem', { name: 'End: up to' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Billing' }));
  await screen.findByRole('menu', { name: 'Billing' });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(filters.at(-1)).toContain('"billing":"projectRate"'));
});
