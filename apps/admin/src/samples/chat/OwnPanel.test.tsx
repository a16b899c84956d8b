import { expect, it } from '@jest/globals';
import { ownChatId } from '@kontor/domain';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { OwnPanel } from './OwnPanel.tsx';

function open(settings: { isTwoStepAuthVerificationEnabled: boolean; isNotificationsOn: boolean }) {
  let profile: Record<string, unknown> = {
    id: ownChatId,
    fullName: 'Per Berg',
    avatar: '',
    role: 'admin',
    about: 'Here',
    status: 'online',
    settings,
  };
  return openScreen(<OwnPanel open onClose={() => undefined} />, {
    at: '/chat/index?panel=me',
    server: ({ method, body }) => {
      const { isNotificationsOn, ...fields } = body;
      const changed = typeof isNotificationsOn === 'boolean' ? { ...settings, isNotificationsOn } : settings;
      if (method !== 'GET') profile = { ...profile, ...fields, settings: changed };
      return { body: profile };
    },
  });
}
const isOn = (name: string): boolean => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

it('shows both switches as they are, and turns the notifications on and off', async () => {
  const { user, writes } = open({ isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false });
  const notifications = await screen.findByRole('switch', { name: 'Notifications' });
  expect([isOn('Notifications'), isOn('Two-step login')]).toEqual([false, true]);
  await user.click(notifications);
  await waitFor(() => expect(isOn('Notifications')).toBe(true));
  await user.click(notifications);
  await waitFor(() => expect(isOn('Notifications')).toBe(false));
  expect(writes.map(({ body }) => body)).toEqual([{ isNotificationsOn: true }, { isNotificationsOn: false }]);
});

it('leads to the page where two-step verification is set up, as a switch alone protects nothing', async () => {
  const { user, writes, location } = open({ isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true });
  await user.click(await screen.findByRole('switch', { name: 'Two-step login' }));
  expect(location()?.pathname).toBe('/account/security');
  expect(writes).toEqual([]);
  expect(isOn('Two-step login')).toBe(false);
});

it('saves what one says about oneself', async () => {
  const { user, writes } = open({ isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true });
  const about = await screen.findByRole('textbox', { name: 'About' });
  await user.clear(about);
  await user.type(about, 'In Bergen until Friday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes[0]?.body).toEqual({ about: 'In Bergen until Friday' }));
});
