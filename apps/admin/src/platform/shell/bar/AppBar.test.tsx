import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { UserData } from '../../api/session/session.ts';
import { authProvider } from '../../api/session/authProvider.ts';
import { writeSession } from '../../api/session/session.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { AppBar } from './AppBar.tsx';
import { Customiser } from '../Customiser.tsx';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet.tsx';

const nothing = () => undefined;
const Bar = () => {
  const [opened, setOpened] = useState('');
  return (
    <>
      <AppBar onMenu={nothing} onSearch={nothing} onCustomise={() => setOpened('customiser')} onHelp={() => setOpened('help')} />
      {opened === 'customiser' && <Customiser open onClose={nothing} />}
      {opened === 'help' && <ShortcutSheet open onClose={nothing} />}
    </>
  );
};

afterEach(() => localStorage.clear());

const open = () => {
  const userData = { id: 1, fullName: 'Ona', ability: [{ action: 'manage', subject: 'all' }] } as unknown as UserData;
  writeSession({ accessToken: 'a', refreshToken: 'b', userData });
  return openScreen(<Bar />, { at: '/', authProvider });
};
const bar = () => screen.getByRole('banner', { hidden: true });

it('scrolls with the page until somebody wants it to stay in sight', async () => {
  const { user } = open();
  expect(getComputedStyle(bar()).position).toBe('static');
  await user.click(await within(bar()).findByRole('button', { name: /Ona/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the appearance' }));
  await user.click(await screen.findByRole('button', { name: 'Sticky' }));
  expect(getComputedStyle(bar()).position).toBe('sticky');
});

it('has the skin, the appearance and the shortcuts in words, in the menu of the person', async () => {
  const { user } = open();
  expect(within(bar()).queryByRole('button', { name: /skin|appearance|shortcuts/ })).toBeNull();
  await user.click(await within(bar()).findByRole('button', { name: /Ona/ }));
  for (const name of [/Use the (light|dark) skin/, 'Change the appearance', 'Show the keyboard shortcuts'])
    expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Show the keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});
