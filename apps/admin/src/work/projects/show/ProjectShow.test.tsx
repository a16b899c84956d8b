import { afterEach, expect, it } from '@jest/globals';
import type { ProjectStatus } from '@kontor/domain';
import { aProjectFigures, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ProjectShow } from './ProjectShow.tsx';

afterEach(cleanup);

const open = (status: ProjectStatus) => {
  const project = aProjectRecord({ id: 7, name: 'Portalas', status, unbilledMinutes: 90 });
  return openScreen(
    <Routes>
      <Route path="/projects/:id/show" element={<ProjectShow />} />
    </Routes>,
    {
      resource: 'projects',
      at: '/projects/7/show',
      server: ({ method, path }) => {
        if (path === '/projects/7/figures') return { body: aProjectFigures() };
        return { body: method === 'POST' || path === '/projects/7' ? project : [] };
      },
    },
  );
};

it('begins with logging time; completing and cancelling are in the menu', async () => {
  const { user, writes } = open('active');
  expect(await screen.findByRole('button', { name: 'Log time' })).toHaveClass('MuiButton-contained');
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Cancel project' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Complete' }));
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ method: 'POST', path: '/projects/7/complete' }));
});

it('begins with the invoice where no more hours can be logged', async () => {
  open('completed');
  expect(await screen.findByRole('link', { name: 'Invoice 1 h 30 min' })).toHaveClass('MuiButton-contained');
  expect(screen.queryByRole('button', { name: 'Log time' })).not.toBeInTheDocument();
});
