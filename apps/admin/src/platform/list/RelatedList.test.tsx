import { expect, it } from '@jest/globals';
import { aProjectRecord, aTimeEntryRecord } from '@kontor/demo-data';
import { screen } from '@testing-library/react';
import { RecordContextProvider, type AuthProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ProjectHours } from '../../work/projects/show/ProjectHours.tsx';
import '../../resources.ts';
import { openScreen } from '../testing/openScreen.tsx';

/** An employee's right to their own hours; a project has no owner to compare with. */
const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
  canAccess: ({ resource, record }: { resource: string; record?: object }) =>
    Promise.resolve(resource !== 'timeSheets' || record === undefined),
};

it('shows the hours of a project to a person with a right to their own hours only', async () => {
  openScreen(
    <Routes>
      <Route
        path="/projects/:id/show"
        element={
          <RecordContextProvider value={aProjectRecord({ id: 5 })}>
            <ProjectHours projectId={5} />
          </RecordContextProvider>
        }
      />
      <Route path="*" element="You are not authorized!" />
    </Routes>,
    {
      resource: 'projects',
      at: '/projects/5/show?tab=time',
      server: () => ({ body: [aTimeEntryRecord({ id: 1, note: 'Site visit' })] }),
      authProvider,
    },
  );
  await screen.findByText(/Site visit|not authorized/);
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByText('Site visit')).toBeVisible();
});
