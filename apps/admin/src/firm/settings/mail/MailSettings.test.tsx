import { afterEach, describe, expect, it } from '@jest/globals';
import { letterKinds, letterWords, languages, type MailServerRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen, type Answer } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { MailSettings } from './MailSettings.tsx';

afterEach(cleanup);

const none: MailServerRecord = {
  id: 1,
  version: 0,
  source: 'none',
  host: null,
  port: null,
  security: 'starttls',
  username: null,
  hasPassword: false,
  fromAddress: null,
  fromName: null,
};
const set: MailServerRecord = {
  ...none,
  version: 2,
  source: 'settings',
  host: 'smtp.example.com',
  port: 587,
  username: 'kontor',
  hasPassword: true,
  fromAddress: 'firm@example.com',
};
const templates = letterKinds.flatMap((kind) =>
  languages.map((language) => ({ id: `${kind}-${language}`, kind, language, ...letterWords[kind][language], isOwn: false })),
);
const open = (server: MailServerRecord, write: () => Answer = () => ({ body: set }), rules?: []) =>
  openScreen(<MailSettings />, {
    at: '/settings/index?section=mail',
    ...(rules && { rules }),
    server: ({ method, path }) => (method !== 'GET' ? write() : { body: path === '/mail-templates' ? templates : server }),
  });

describe('the mail server', () => {
  it('is told to be missing, and set up', async () => {
    const { user, writes } = open(none);
    expect(await screen.findByText(/No mail server is set up/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/^Server/), 'smtp.example.com');
    await user.type(dialog.getByLabelText('User name'), 'kontor');
    await user.type(dialog.getByLabelText('Password'), 'secret');
    await user.type(dialog.getByLabelText(/^Sender address/), 'firm@example.com');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      method: 'PUT',
      path: '/mail-server/1',
      body: { version: 0, host: 'smtp.example.com', port: 587, security: 'starttls', username: 'kontor', password: 'secret' },
    });
  });

  it('keeps its password where none is typed, and shows none', async () => {
    const { user, writes } = open(set);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByLabelText('Password')).toHaveValue('');
    expect(dialog.getByText('There is a password. Leave this empty to keep it.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).not.toHaveProperty('password');
  });

  it('says what it answered to a test email', async () => {
    const params = { host: 'smtp.example.com', port: 587, answer: '535 no' };
    const body = { statusCode: 422, code: 'mail_server.login_refused', message: 'refused', params, requestId: 'r' };
    const { user } = open(set, () => ({ status: 422, body }));
    await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/^Send to/), 'me@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send a test email' }));
    expect(await dialog.findByText('smtp.example.com does not accept the user name or the password: 535 no')).toBeVisible();
  });

  it('of the environment is shown and cannot be changed here', async () => {
    open({ ...set, source: 'environment' });
    expect(await screen.findByText(/which wins over these settings/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a test email' })).toBeVisible();
  });
});

describe('the texts of emails', () => {
  it('are changed for a kind in one language', async () => {
    const { user, writes } = open(none);
    await user.click(await screen.findByRole('button', { name: 'Payment receipt, Norsk' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/You can use \{amount\}, \{paymentDate\}/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Subject/));
    await user.type(dialog.getByLabelText(/^Subject/), 'Takk!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ method: 'PUT', path: '/mail-templates/receipt-no', body: { subject: 'Takk!' } });
  });
});
