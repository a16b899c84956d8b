import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const account = {
  id: 1,
  version: 3,
  username: 'ona',
  email: 'ona@firm.com',
  emailConfirmed: false,
  pendingEmail: null,
  pendingEmailExpired: false,
  firstName: 'Ona',
  lastName: 'Onaitė',
  fullName: 'Ona Onaitė',
  displayName: 'Ona',
  phone: null,
  avatar: null,
  language: 'en',
  roleName: 'Employee',
  secondFactorAt: null as string | null,
  recoveryCodesLeft: 0,
};
const now = new Date().toISOString();
const session = { address: '10.0.0.1', createdAt: now, lastUsedAt: now };
const sessions = [
  { ...session, id: 1, program: 'Firefox', system: 'Windows', current: true },
  { ...session, id: 2, program: 'Safari', system: 'iPhone', current: false },
];
/** What the cards of the Security page list. */
const listAt = (path: string): object[] | undefined =>
  path.endsWith('sessions') ? sessions : path.endsWith('api-tokens') ? [] : undefined;
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

it('changes the person’s own data and shows a refusal at its field', async () => {
  let refused = true;
  const { user, writes } = openScreen(<ProfilePage />, {
    resource: 'account',
    at: '/account',
    server: ({ method, body }) => {
      if (method !== 'PUT') return { body: account };
      return refused ? refusal(400, { phone: 'field.bad_characters' }) : { body: { ...account, ...body, version: 4 } };
    },
  });
  const name = await screen.findByLabelText(/^First name/);
  await user.clear(name);
  await user.type(name, 'Onutė');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This text contains characters that cannot be stored.');
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[1]).toMatchObject({
    path: '/account',
    body: { firstName: 'Onutė', lastName: 'Onaitė', displayName: 'Ona', language: 'en', version: 3 },
  });
});

it('sends the confirmation again, and another address with the password', async () => {
  const { user, writes } = openScreen(<ProfilePage />, {
    resource: 'account',
    at: '/account',
    server: ({ path }) => ({ body: path.endsWith('change-email') ? { ...account, pendingEmail: 'new@firm.com' } : account }),
  });
  await user.click(await screen.findByRole('button', { name: 'Resend confirmation' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ method: 'POST', path: '/account/resend-confirmation' }));
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('New email address'), 'new@firm.com');
  await user.type(dialog.getByLabelText('Your password'), 'mine');
  await user.click(dialog.getByRole('button', { name: 'Change the address' }));
  await screen.findByText(/new@firm.com takes its place/);
  expect(writes[1]?.body).toEqual({ email: 'new@firm.com', password: 'mine' });
});

it('keeps showing a new address whose link ran out, and sends another', async () => {
  const { user, writes } = openScreen(<ProfilePage />, {
    resource: 'account',
    at: '/account',
    server: () => ({ body: { ...account, emailConfirmed: true, pendingEmail: 'new@firm.com', pendingEmailExpired: true } }),
  });
  await screen.findByText(/^new@firm.com is not confirmed: the time of its link ran out/);
  await user.click(screen.getByRole('button', { name: 'Resend confirmation' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ method: 'POST', path: '/account/resend-confirmation' }));
});

it('turns the second factor on: password, code, and codes that are shown once', async () => {
  let on = false;
  const server = ({ path }: { path: string }): Answer => {
    if (path === '/account/sessions') return { body: sessions };
    if (path === '/account/api-tokens') return { body: [] };
    if (path.endsWith('start')) return { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } };
    if (path.endsWith('confirm')) {
      on = true;
      return { body: { codes } };
    }
    return { body: on ? { ...account, secondFactorAt: now, recoveryCodesLeft: 2 } : account };
  };
  const { user, writes } = openScreen(<SecurityPage />, { resource: 'account', at: '/account/security', server });
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await user.type(within(await screen.findByRole('alertdialog')).getByLabelText('Your password'), 'mine');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('ABCD EFGH');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  await user.type(screen.getByLabelText('The six digits that the app shows'), '123456');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Turn on' }));
  for (const code of codes) await screen.findByText(code);
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    ['/account/second-factor/start', { password: 'mine' }],
    ['/account/second-factor/confirm', { code: '123456' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull());
  await screen.findByText('You have 2 recovery codes left.');
});

it.each([
  ['Turn off', 'turn-off', 'Turn off'],
  ['New recovery codes', 'recovery-codes', 'Make new codes'],
])('asks for the password and a code: %s', async (button, path, submit) => {
  let isWrong = true;
  const { user, writes } = openScreen(<SecurityPage />, {
    resource: 'account',
    at: '/account/security',
    server: ({ method, path: asked }) => {
      if (method === 'GET') return { body: listAt(asked) ?? { ...account, secondFactorAt: now, recoveryCodesLeft: 2 } };
      return isWrong ? refusal(422, { code: 'account.code_invalid' }) : { body: { codes } };
    },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('Your password'), 'mine');
  await user.click(dialog.getByRole('button', { name: submit }));
  const field = dialog.getByLabelText(/^Code/);
  await waitFor(() => expect(field).toBeInvalid());
  expect(writes).toEqual([]);
  await user.type(field, '000000');
  await user.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This code is not valid. Please enter the one that is shown now.'),
  );
  isWrong = false;
  await user.clear(field);
  await user.type(field, '123456');
  await user.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  expect(writes.at(-1)).toMatchObject({ path: `/account/second-factor/${path}`, body: { password: 'mine', code: '123456' } });
});

it('says where the person is signed in and ends what is asked', async () => {
  const { user, writes } = openScreen(<SecurityPage />, {
    resource: 'account',
    at: '/account/security',
    server: ({ path, method }) => ({ body: method === 'DELETE' ? { ended: 1 } : (listAt(path) ?? account) }),
  });
  await screen.findByText('Safari on iPhone');
  expect(screen.getByText(/Firefox on Windows/).textContent).toContain('This session');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ method: 'DELETE', path: '/account/sessions/2' }));
});

it('chooses how to be told, and takes a choice back that was refused', async () => {
  const preferences = [{ kind: 'invoicePaid', inApp: true, byEmail: false }];
  const { user, writes } = openScreen(<NotificationsPage />, {
    resource: 'account',
    at: '/account/notifications',
    server: ({ method, path }) =>
      method === 'PUT' ? refusal(403, {}) : { body: path.endsWith('preferences') ? preferences : account },
  });
  const byEmail = await screen.findByLabelText<HTMLInputElement>('An invoice was paid: By email');
  await user.click(byEmail);
  await waitFor(() => expect(writes[0]?.body).toEqual({ kind: 'invoicePaid', inApp: true, byEmail: true }));
  await waitFor(() => expect(byEmail.checked).toBe(false));
});

it('confirms a choice that was kept', async () => {
  const preferences = [{ kind: 'invoicePaid', inApp: true, byEmail: false }];
  const { user } = openScreen(<NotificationsPage />, {
    resource: 'account',
    at: '/account/notifications',
    server: ({ path }) => ({ body: path.endsWith('preferences') ? preferences : account }),
  });
  await user.click(await screen.findByLabelText('An invoice was paid: By email'));
  expect(await screen.findByText('Data saved!')).toBeTruthy();
});

it('says once, at the field, that the password is wrong', async () => {
  const { user } = openScreen(<ProfilePage />, {
    resource: 'account',
    at: '/account',
    server: ({ method }) => (method === 'POST' ? refusal(422, { password: 'account.wrong_password' }) : { body: account }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change the address' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('New email address'), 'ona@new.com');
  await user.type(dialog.getByLabelText('Your password'), 'not mine');
  await user.click(dialog.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('leads to the page of the person, with what was issued to them', async () => {
  openScreen(<ProfilePage />, { resource: 'account', at: '/account', server: () => ({ body: account }) });
  const link = await screen.findByRole('link', { name: 'Projects, documents, issued goods' });
  expect(link).toHaveAttribute('href', '/users/1/show');
});
