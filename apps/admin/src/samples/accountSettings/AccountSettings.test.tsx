import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, openSample } from '../demo/openSample.tsx';
import { AccountSettings } from './AccountSettings.tsx';

const save = { name: 'Save' };

it('saves each tab alone, says what is wrong, and shows what was kept', async () => {
  const { user, writes, asked } = openSample(<AccountSettings />, '/accountSettings/index');
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  await fill(user, email, 'nowhere');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(email).toHaveProperty('ariaInvalid', 'true'));
  expect(writes).toEqual([]);
  await fill(user, email, 'ona@firm.example');
  await user.click(screen.getByRole('button', save));
  await screen.findByText('Saved.');
  expect(writes[0]).toMatchObject({ path: '/account-setting/data', body: { general: { email: 'ona@firm.example' } } });
  expect(Object.keys(writes[0]?.body ?? {})).toEqual(['general']);

  await user.click(screen.getByRole('tab', { name: 'Information' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Country' }), 'Norway');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(writes[1]?.body).toMatchObject({ info: { country: 'Norway' } }));
  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(await screen.findByDisplayValue('ona@firm.example')).toBeTruthy();
  expect(asked.filter((path) => path.startsWith('/account-setting/data')).length).toBeGreaterThan(2);
});

it('connects a network and leaves it, and keeps a link and a switch', async () => {
  const { user, writes } = openSample(<AccountSettings />, '/accountSettings/index?tab=social');
  await user.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
  await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }));
  await screen.findByRole('button', { name: 'Connect GitHub' });
  await fill(user, screen.getByRole('textbox', { name: 'Quora' }), 'https://quora.example/ona');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(writes.at(-1)?.body).toMatchObject({ socialLinks: { quora: 'https://quora.example/ona' } }));
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  const panel = within(await screen.findByRole('tabpanel'));
  const [flag] = await panel.findAllByRole('switch');
  const before = (flag as HTMLInputElement).checked;
  await user.click(flag as HTMLElement);
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(writes.at(-1)?.body).toMatchObject({ notification: { commentOnArticle: !before } }));
});
