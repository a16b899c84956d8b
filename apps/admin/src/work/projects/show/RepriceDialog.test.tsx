import { afterEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord, aProjectFigures, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ability } from '../../../platform/api/ability.ts';
import { openScreen, refusal, type Answer } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ProjectShow } from './ProjectShow.tsx';

afterEach(cleanup);

const project = aProjectRecord({ id: 4, name: 'Portalas' });
const preview = { entryCount: 2, minutes: 110, oldAmount: 146.67, newAmount: 183.33, currency: 'EUR', keptCount: 1 };

const open = (write: Answer = { body: { ...preview, id: 4 } }) => {
  const asked: (string | null)[] = [];
  const opened = openScreen(
    <Routes>
      <Route path="/projects/:id/show" element={<ProjectShow />} />
    </Routes>,
    {
      resource: 'projects',
      at: '/projects/4/show',
      server: ({ method, path, query }) => {
        if (method !== 'GET') return write;
        if (path === '/projects/4/reprice') asked.push(query.get('from'));
        const answers: Record<string, unknown> = {
          '/projects/4': project,
          '/projects/4/figures': aProjectFigures(),
          '/projects/4/reprice': preview,
          '/organisation/1': anOrganisationRecord({ timeZone: 'Europe/Vilnius' }),
        };
        return { body: answers[path] ?? [] };
      },
    },
  );
  return { ...opened, asked };
};

describe('repricing unbilled hours', () => {
  it('shows what would change from a day, and asks for it', async () => {
    const { user, writes, asked } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update rates of unbilled hours' }));
    expect(await screen.findByText('€183.33')).toBeVisible();
    expect(screen.getByText('€146.67')).toBeVisible();
    expect(screen.getByText(/^1 entry keeps its rate/)).toBeVisible();
    await user.clear(screen.getByLabelText(/^From/));
    await user.type(screen.getByLabelText(/^From/), '2026-10-05');
    await waitFor(() => expect(asked.at(-1)).toBe('2026-10-05'));
    await user.click(screen.getByRole('button', { name: 'Reprice' }));
    await waitFor(() =>
      expect(writes).toEqual([
        expect.objectContaining({ path: '/projects/4/reprice', body: expect.objectContaining({ from: '2026-10-05' }) }),
      ]),
    );
  });

  it('says why it was refused', async () => {
    const { user } = open(refusal(403, {}));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update rates of unbilled hours' }));
    await user.click(await screen.findByRole('button', { name: 'Reprice' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is not offered without the right to see amounts', async () => {
    const { user } = open();
    ability.update([
      { action: 'manage', subject: 'all' },
      { action: 'read', subject: 'TimeEntry', fields: ['billingRate'], inverted: true },
    ]);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Update rates of unbilled hours' })).not.toBeInTheDocument();
  });
});
