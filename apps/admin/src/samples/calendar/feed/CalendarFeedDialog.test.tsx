import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';

const address = `http://localhost:3000/api/v1/calendar-feed/${'x'.repeat(43)}.ics`;
const none = { createdAt: null, readAt: null, agenda: [] };

function open(first: object = none) {
  let feed = first;
  return openScreen(<CalendarFeedDialog onClose={() => undefined} />, {
    at: '/calendar/index',
    server: ({ method, body }) => {
      if (method === 'DELETE') feed = none;
      if (method === 'PUT') feed = { ...feed, ...body };
      if (method !== 'POST') return { body: feed };
      feed = { createdAt: '2026-11-22T10:00:00.000Z', readAt: null, ...body };
      return { status: 201, body: { ...feed, address } };
    },
  });
}

it('makes an address with the chosen dates, shows it once to copy, and ends it', async () => {
  const { user, writes } = open();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(await screen.findByRole('checkbox', { name: 'Invoices due' }));
  expect(writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(address);
  expect(writes[0]).toMatchObject({ method: 'POST', path: '/calendar-feed', body: { agenda: ['invoiceDue'] } });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith(address);
  copy.mockRestore();
  await user.click(screen.getByRole('button', { name: 'End the address' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});

it('asks before the address of now stops working, and changes what is in it without another', async () => {
  const { user, writes } = open({ createdAt: '2026-11-01T10:00:00.000Z', readAt: null, agenda: [] });
  expect(await screen.findByText(/No program has read it yet/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Public holidays' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ method: 'PUT', body: { agenda: ['holiday'] } }));
  await user.click(screen.getByRole('button', { name: 'Make a new address' }));
  expect(writes.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(screen.getByText('The address you use now stops working at once.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(address);
});
