import { afterEach, expect, it } from '@jest/globals';
import type { BackgroundJobRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import '../../resources.ts';
import { linkTo } from '../../platform/api/linkTo.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { accountWords } from '../account/index.ts';
import { BackgroundJobsPage } from './BackgroundJobsPage.tsx';
import { backgroundJobWords } from './index.ts';
import { RunningJobs } from './RunningJobs.tsx';

afterEach(cleanup);

const job = (id: number, more: Partial<BackgroundJobRecord>): BackgroundJobRecord => ({
  id,
  createdAt: '2026-11-28T08:00:00.000Z',
  kind: 'invoicePdfs',
  title: `Job ${id}`,
  state: 'done',
  done: 3,
  total: 3,
  startedAt: '2026-11-28T08:00:00.000Z',
  endedAt: '2026-11-28T08:01:00.000Z',
  problems: [],
  errorCode: null,
  errorParams: null,
  link: null,
  fileName: null,
  fileSize: null,
  fileUntil: null,
  ...more,
});

it('background jobs show how far they are as it happens, what came of them, and are cancelled', async () => {
  await Promise.all([accountWords, backgroundJobWords, errorWords].map((words) => words.load()));
  let running = job(4, { state: 'running', endedAt: null, done: 40, total: 160 });
  const cancelled: string[] = [];
  const { user } = openScreen(
    <>
      <RunningJobs />
      <BackgroundJobsPage />
    </>,
    {
      at: '/account/background-jobs',
      server: ({ path, method }) => {
        if (path === '/account') return { body: { id: 1, email: 'ona@example.com' } };
        if (method === 'POST') {
          cancelled.push(path);
          running = job(4, { state: 'cancelled', done: 80, total: 160 });
          return { body: running };
        }
        const failed = job(3, { state: 'failed', errorCode: 'background_job.rights_lost' });
        const withFile = job(2, { fileName: 'invoices.zip', fileSize: 2_000_000, fileUntil: '2026-12-01T08:01:00.000Z' });
        const withProblem = job(1, { problems: [{ name: '#7', code: 'document.no_pdf_yet', params: null }] });
        return { body: path === '/background-jobs' ? [running, failed, withFile, withProblem] : [] };
      },
    },
  );
  const row = async (name: string): Promise<HTMLElement> => {
    const found = (await screen.findByText(name)).closest('li');
    if (!found) throw new Error(`${name} is in no row`);
    return found;
  };
  expect(await row('Job 4')).toHaveTextContent('40 of 160');
  expect(screen.getByRole('link', { name: '1 background job is under way' })).toHaveAttribute('href', '/account/background-jobs');
  expect(within(await row('Job 3')).getByRole('alert')).toHaveTextContent('the rights it needs were taken from you');
  expect(within(await row('Job 2')).getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(await row('Job 1')).toHaveTextContent(/1 was left out:#7: /);

  running = job(4, { state: 'running', endedAt: null, done: 80, total: 160 });
  act(
    () =>
      void window.dispatchEvent(new CustomEvent('kontor:live', { detail: { type: 'changed', subject: 'BackgroundJob', id: 4 } })),
  );
  await waitFor(async () => expect(await row('Job 4')).toHaveTextContent('80 of 160'));
  await user.click(within(await row('Job 4')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /under way/ })).toBeNull());
  expect(cancelled).toEqual(['/background-jobs/4/cancel']);
});

it('their notification leads to them', () => expect(linkTo('BackgroundJob', 4)).toBe('/account/background-jobs'));
