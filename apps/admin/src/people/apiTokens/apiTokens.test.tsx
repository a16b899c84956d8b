import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { ApiTokenRecord, ServiceAccountRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import '../serviceAccounts/index.ts';
import { apiTokenWords } from './index.ts';
import { OwnTokensCard } from './OwnTokensCard.tsx';
import { ServiceAccountShow } from '../serviceAccounts/ServiceAccountShow.tsx';
import { TokenList } from './TokenList.tsx';

afterEach(cleanup);
beforeAll(() => Promise.all(apiTokenWords.map((words) => words.load('en'))));

const now = Date.now();
const dayMs = 86_400_000;
const at = (days: number): string => new Date(now + days * dayMs).toISOString();
const record = (given: Partial<ApiTokenRecord> = {}): ApiTokenRecord => ({
  id: 1,
  version: 1,
  createdAt: at(-1),
  updatedAt: at(-1),
  name: 'Till',
  userId: 1,
  serviceAccountId: null,
  ownerName: 'Ona',
  start: 'kontor_Ab3dEf',
  rights: null,
  addresses: [],
  expiresAt: at(89),
  endedAt: null,
  lastUsedAt: null,
  lastAddress: null,
  useCount: 0,
  ...given,
});
const token = `kontor_${'a'.repeat(46)}`;

it('makes a token of chosen rights, shows it once, and ends one', async () => {
  let isWrong = true;
  const tokens = [record(), record({ id: 2, name: 'Old', expiresAt: at(-1) }), record({ id: 3, name: 'Gone', endedAt: at(-1) })];
  const server = ({ method }: Asked): Answer => {
    if (method === 'GET' || method === 'DELETE') return { body: tokens };
    return isWrong ? refusal(422, { password: 'account.wrong_password' }) : { status: 201, body: { token, record: record() } };
  };
  const { user, writes } = openScreen(<OwnTokensCard />, { at: '/account/security', server });
  await screen.findByText('Expired');
  expect(screen.getAllByRole('button', { name: 'End' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Web shop');
  await user.click(dialog.getByLabelText('only what I choose'));
  await user.type(dialog.getByRole('combobox', { name: 'Rights' }), 'Invoices: Send');
  await user.click(await screen.findByRole('option', { name: 'Invoices: Send' }));
  await user.type(dialog.getByLabelText(/^Accepted from/), '10.0.0.0/8, ::1');
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toBeInvalid());
  isWrong = false;
  await user.type(dialog.getByLabelText('Your password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  await screen.findByText(token);
  expect(writes.at(-1)?.body).toEqual({
    name: 'Web shop',
    expiresInDays: 90,
    rights: ['Invoice.send'],
    addresses: ['10.0.0.0/8', '::1'],
    password: 'wrongright',
  });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText(token)).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'End' })[0] as HTMLElement);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ method: 'DELETE', path: '/account/api-tokens/1' }));
});

it('lists the tokens of everybody and ends one of them, by its version', async () => {
  const used = record({ id: 7, version: 4, ownerName: 'Web shop', rights: ['Item.read'], lastUsedAt: at(-1), useCount: 1200 });
  const { user, writes } = openScreen(<TokenList />, {
    resource: 'apiTokens',
    at: '/apiTokens/index',
    server: ({ method }) => (method === 'GET' ? { body: [used], total: 1 } : { body: { ...used, endedAt: at(0) } }),
  });
  await screen.findByText('Web shop');
  expect(screen.getByText('1 right')).toBeTruthy();
  // No more by default: what ends a token would stand beyond the edge of a laptop.
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Name', 'Acts for', 'Rights', 'Last used', 'Expires', 'Status', '']);
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ method: 'DELETE', path: '/api-tokens/7' }));
});

it('makes a token for a service account on its page', async () => {
  const account: ServiceAccountRecord = {
    id: 5,
    version: 1,
    createdAt: at(-1),
    updatedAt: at(-1),
    name: 'Web shop',
    note: null,
    roleId: 2,
    roleName: 'Accountant',
    active: true,
    tokenCount: 0,
  };
  const server = ({ method, path }: Asked): Answer => {
    if (method === 'POST') return { status: 201, body: { token, record: record() } };
    return path === '/service-accounts/5' ? { body: account } : { body: [], total: 0 };
  };
  const page = (
    <Routes>
      <Route path="/serviceAccounts/:id/show" element={<ServiceAccountShow />} />
    </Routes>
  );
  const { user, writes } = openScreen(page, { resource: 'serviceAccounts', at: '/serviceAccounts/5/show', server });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Orders');
  await user.click(dialog.getByLabelText('only read'));
  await user.type(dialog.getByLabelText('Your password'), 'mine');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  await screen.findByText(token);
  expect(writes[0]).toMatchObject({ path: '/api-tokens', body: { serviceAccountId: 5, name: 'Orders' } });
  const rights = writes[0]?.body['rights'] as string[];
  expect(rights).toContain('Invoice.read');
  expect(rights.every((right) => right.endsWith('.read'))).toBe(true);
});
