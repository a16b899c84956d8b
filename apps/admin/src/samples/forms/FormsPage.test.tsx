import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { richTextWords } from '../../platform/richText/index.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { FormsPage } from './FormsPage.tsx';

beforeAll(() => richTextWords.load('en'));

const open = (at = '/forms/index') => openScreen(<FormsPage />, { at, server: () => ({ body: [] }) });
const send = { name: 'Show what would be sent' };

it('refuses by the input class what is missing, and shows what would be sent once it is right', async () => {
  const { user, writes } = open();
  await user.click(await screen.findByRole('button', send));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('ariaInvalid', 'true'));
  expect(screen.queryByRole('status', { name: 'What would be sent' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Fill in an example' }));
  await user.click(screen.getByRole('button', send));
  const sent = JSON.parse((await screen.findByRole('status', { name: 'What would be sent' })).textContent) as object;
  expect(sent).toMatchObject({
    name: 'Fjord Analyse AS',
    price: 1234.5,
    durationMinutes: 150,
    country: 'NO',
    time: 570,
    tags: ['new'],
    active: true,
  });
  expect(writes).toEqual([]);
});

it('judges the time of day and the file, and says why they are refused', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Fill in an example' }));
  const time = screen.getByRole('textbox', { name: 'Time of day' });
  await user.clear(time);
  await user.type(time, '25:10');
  expect(await screen.findByText('Write a time such as 14:30')).toBeTruthy();
  await user.clear(time);
  await user.type(time, '8.15');
  const zone = screen.getByRole('group', { name: 'File' });
  const choose = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  choose(new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }));
  await user.click(screen.getByRole('button', send));
  expect(await within(zone.parentElement as HTMLElement).findByText('Files of this type are not accepted.')).toBeTruthy();
  await user.click(within(zone).getByRole('button', { name: 'Remove: tool.exe' }));
  const large = new File(['%PDF'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  choose(large);
  expect(await within(zone.parentElement as HTMLElement).findByText('The file is larger than 10 MiB.')).toBeTruthy();
  choose(new File(['%PDF'], 'offer.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', send));
  const sent = JSON.parse((await screen.findByRole('status', { name: 'What would be sent' })).textContent) as object;
  expect(sent).toMatchObject({ time: 495, file: { name: 'offer.pdf', type: 'application/pdf' } });
});

it('shows what the server refuses at its field', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Let the server refuse the name' }));
  await user.click(screen.getByRole('button', { name: 'Fill in an example' }));
  await user.click(screen.getByRole('button', send));
  expect(await screen.findByText('This is already in use.')).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'What would be sent' })).toBeNull();
});

it('has each input in each of its states', async () => {
  open('/forms/index?tab=states');
  const refused = await screen.findByRole('region', { name: 'Refused' });
  await waitFor(() => expect(within(refused).getAllByText('This is already in use.')).toHaveLength(9));
  const off = screen.getByRole('region', { name: 'Switched off' });
  for (const input of within(off).getAllByRole('textbox')) expect(input).toHaveProperty('disabled', true);
});

it('asks in a dialog, and says there why something is refused', async () => {
  const { user } = open('/forms/index?tab=others');
  await user.click(await screen.findByRole('button', { name: 'Ask, and refuse' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ask, and refuse' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Because');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByText('This is already in use.')).toBeTruthy();
});
