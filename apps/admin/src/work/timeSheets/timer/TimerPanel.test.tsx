import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { TimerPanel } from './TimerPanel.tsx';

afterEach(cleanup);

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const panel = (startedAt: string, stop?: (said?: object) => Promise<never>) => {
  const timer = {
    userId: 1,
    projectId: 1,
    projectName: 'Portal',
    taskId: null,
    taskName: null,
    note: null,
    billable: true,
    startedAt,
  };
  const never = () => Promise.reject(new Error('Nothing is asked of the server here.'));
  return openScreen(
    <TimerPanel timer={timer} minutes={60} start={never} stop={stop ?? never} discard={never} onDone={() => undefined} />,
    {
      resource: 'timeSheets',
      at: '/timeSheets/index',
      server: () => ({ body: [] }),
    },
  );
};

it('names the day of a timer that was left over night', async () => {
  panel(hoursAgo(48));
  const day = new Date(hoursAgo(48)).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  expect(await screen.findByText(new RegExp(`^Running since ${day}, \\d\\d:\\d\\d`))).toBeVisible();
});

it('says only the time of one that was started today', async () => {
  panel(hoursAgo(0));
  expect(await screen.findByText(/^Running since \d\d:\d\d/)).toBeVisible();
});

it('asks for an open day when the one on which it began is closed', async () => {
  const said: unknown[] = [];
  const { user } = panel(hoursAgo(48), (what) => {
    said.push(what);
    return Promise.reject(Object.assign(new Error('This period is locked.'), { body: { code: 'organisation.period_locked' } }));
  });
  await user.click(await screen.findByRole('button', { name: 'Stop and log' }));
  expect(await screen.findByText('This period is locked.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Date' })).not.toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Log these hours' }));
  expect(said).toEqual([
    { minutes: undefined, workDate: null },
    { minutes: 60, workDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});
