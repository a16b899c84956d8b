import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { ActivityTimeline } from '../../../platform/record/ActivityTimeline.tsx';
import { openScreen } from '../../../platform/testing/openScreen.tsx';

afterEach(cleanup);

const entry = {
  at: '2026-11-21T09:00:00.000Z',
  actor: 'person',
  userId: 1,
  userName: 'Ona Onaitė',
  subject: 'Project',
  subjectId: 7,
};
const ofMember = { ...entry, subject: 'ProjectMember', subjectId: 3, about: 'Rasa Rasaitė' };

it('the history of a project tells of its members by name and of what repricing came to', async () => {
  openScreen(<ActivityTimeline subject="Project" subjectId={7} resource="projects" currency="NOK" />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: ({ path }) => ({
      body:
        path !== '/audit'
          ? []
          : [
              {
                ...entry,
                id: 4,
                verb: 'reprice',
                changes: {
                  repricedFrom: [null, '2026-11-02'],
                  repricedCount: [null, 2],
                  repricedMinutes: [null, 110],
                  repricedAmount: [146.67, 183.33],
                },
              },
              { ...ofMember, id: 3, verb: 'update', changes: { hourlyRate: [80, 90] } },
              {
                ...ofMember,
                id: 2,
                verb: 'create',
                changes: { projectId: [null, 7], userId: [null, 5], hourlyRate: [null, 80] },
              },
              { ...entry, id: 1, verb: 'create', changes: { name: [null, 'Portal'] } },
            ],
    }),
  });
  const rows = within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');
  // In right-to-left text the arrow would otherwise point from the new value to the old one.
  expect(screen.getByText(/^Amount/).tagName).toBe('BDI');
  const said = rows.map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
  expect(said).toEqual([
    expect.stringMatching(
      /^O+Unbilled hours repriced · Ona Onaitė.*From: 2 Nov 2026Time entries: 2Hours: 1 h 50 minAmount: NOK 146.67 → NOK 183.33$/,
    ),
    expect.stringMatching(/^O+Member changed · Ona Onaitė.*Rasa RasaitėHourly rate: NOK 80.00 → NOK 90.00$/),
    expect.stringMatching(/^O+Member added · Ona Onaitė.*Rasa RasaitėHourly rate: – → NOK 80.00$/),
    expect.stringMatching(/^O+Created · Ona Onaitė[^:]*$/),
  ]);
});

it('the history tells at once what somebody else does to the record', async () => {
  const told = [{ ...entry, id: 1, verb: 'create', changes: {} }];
  openScreen(<ActivityTimeline subject="Project" subjectId={7} resource="projects" currency="NOK" />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: ({ path }) => ({ body: path === '/audit' ? told : [] }),
  });
  expect(await screen.findByText('Created')).toBeVisible();
  told.unshift({ ...entry, id: 2, verb: 'complete', changes: {} });
  act(() => void window.dispatchEvent(new CustomEvent('kontor:live', { detail: { type: 'change', subject: 'Project', id: 7 } })));
  expect(await screen.findByText('Completed')).toBeVisible();
});
