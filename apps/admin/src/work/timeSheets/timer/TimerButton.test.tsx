import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { TimerButton } from './TimerButton.tsx';

afterEach(cleanup);

it('logs time by t, but not by the t of g t, which means a page', async () => {
  const { user } = openScreen(<TimerButton />, {
    at: '/',
    server: ({ path }) => ({ body: path.startsWith('/timers') ? null : [] }),
  });
  await screen.findByRole('button', { name: 'Start a timer' });
  await user.keyboard('gt');
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('xt');
  expect(await screen.findByRole('dialog', { name: /Log time/ })).toBeVisible();
});
