import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { AccessPointRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen, type Answer } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { AccessPointSettings } from './index.ts';

beforeAll(() => AccessPointSettings.preload());
afterEach(cleanup);

const set: AccessPointRecord = { id: 1, version: 2, address: 'https://ap.example.com/v1', hasToken: true };
const open = (accessPoint: AccessPointRecord, write: () => Answer = () => ({ body: set })) =>
  openScreen(<AccessPointSettings />, {
    at: '/settings/index?section=accessPoint',
    server: ({ method }) => (method === 'GET' ? { body: accessPoint } : write()),
  });

it('is told to be missing, and set up', async () => {
  const { user, writes } = open({ id: 1, version: 0, address: null, hasToken: false });
  expect(await screen.findByText(/No access point is set up/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Test the connection' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Address/), 'http://ap.example.com');
  await user.type(dialog.getByLabelText('Token'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/begins with https/)).toBeVisible();
  expect(writes).toEqual([]);
  await user.clear(dialog.getByLabelText(/^Address/));
  await user.type(dialog.getByLabelText(/^Address/), 'https://ap.example.com');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]).toMatchObject({
    method: 'PUT',
    path: '/access-point/1',
    body: { version: 0, address: 'https://ap.example.com', token: 'secret' },
  });
});

it('keeps its token where none is typed, and says what is wrong with it', async () => {
  const refusal = { statusCode: 422, code: 'access_point.token_refused', message: 'refused', requestId: 'r' };
  const { user, writes } = open(set, () => ({ status: 422, body: refusal }));
  await user.click(await screen.findByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('The access point does not accept the token.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByLabelText('Token')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[1]?.body).not.toHaveProperty('token');
});
