import { afterEach, describe, expect, it } from '@jest/globals';
import { aUserRecord, aUserRateRecord, anOrganisationRecord } from '@kontor/demo-data';
import { MenuList } from '@mui/material';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { useMenu } from '../../platform/shell/menu/useMenu.ts';
import { ability } from '../../platform/api/ability.ts';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { useNoMail } from '../auth/useSignInOptions.ts';
import { UserActions } from './UserActions.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserInformation } from './UserInformation.tsx';
import { UserInvite } from './UserInvite.tsx';
import { UserRates } from './UserRates.tsx';
import { UserShow } from './UserShow.tsx';

afterEach(cleanup);

const stored = aUserRecord({ id: 4, version: 7 });
const roles = [{ id: 3, key: 'employee', name: 'Employee', isBuiltIn: true }];
const others = (path: string): Answer => {
  if (path.startsWith('/roles')) return { body: roles };
  if (path.startsWith('/organisation')) return { body: anOrganisationRecord() };
  return { body: [] };
};

const openEdit = (put: (body: Record<string, unknown>) => Answer = (body) => ({ body: { ...stored, ...body } })) =>
  openScreen(
    <Routes>
      <Route path="/users/:id" element={<UserEdit />} />
      <Route path="*" element={<p>saved</p>} />
    </Routes>,
    {
      resource: 'users',
      at: '/users/4',
      server: ({ method, path, body }) => {
        if (method === 'PUT') return put(body);
        return path === '/users/4' ? { body: stored } : others(path);
      },
    },
  );

describe('the form of a person', () => {
  it('never sends back what came masked', async () => {
    const { user, writes } = openEdit();
    const city = await screen.findByLabelText('City');
    expect(screen.getByLabelText('Personal ID')).toHaveValue('••••0007');
    expect(screen.getByLabelText('Personal ID')).toBeDisabled();
    await user.clear(city);
    await user.type(city, 'Kaunas');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ city: 'Kaunas', version: 7 });
    expect(writes[0]?.body).not.toHaveProperty('personalId');
    expect(writes[0]?.body).not.toHaveProperty('bankAccount');
    expect(writes[0]?.body).not.toHaveProperty('hourlyRate');
  });

  it('takes a number anew, remarks on one that looks wrong, and empties the other', async () => {
    const { user, writes } = openEdit();
    await user.click(await screen.findByRole('button', { name: 'Replace: Personal ID' }));
    await user.type(screen.getByLabelText('Personal ID'), '33309240065');
    expect(screen.getByLabelText('Personal ID')).toHaveAccessibleDescription(
      'This number does not look like one of its country.',
    );
    await user.click(screen.getByRole('button', { name: 'Replace: Bank account number' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ personalId: '33309240065', bankAccount: null });
  });

  it('asks for an IBAN that is one, and shows at its field who has an address already', async () => {
    const { user, writes } = openEdit(() => refusal(409, { email: 'auth.email_in_use' }));
    await user.click(await screen.findByRole('button', { name: 'Replace: Bank account number' }));
    const account = screen.getByLabelText('Bank account number');
    await user.type(account, 'LT13 1000 0111 0100 1000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(account).toHaveAccessibleDescription('This is not a valid IBAN.'));
    expect(writes).toEqual([]);
    await user.clear(account);
    const email = screen.getByLabelText(/^Email/);
    await user.clear(email);
    await user.type(email, 'taken@example.com');
    expect(email).toHaveAccessibleDescription('A link to confirm it goes to the new address.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email is already in use.'));
  });
});

describe('an invitation', () => {
  it('takes the user name from the address until another is chosen, and says what is in use', async () => {
    const { user, writes } = openScreen(<UserInvite />, {
      resource: 'users',
      at: '/users/create',
      server: ({ method, path }) =>
        method === 'POST' ? refusal(409, { username: 'auth.username_in_use', email: 'auth.email_in_use' }) : others(path),
    });
    await user.type(await screen.findByLabelText(/^First name/), 'Ona');
    await user.type(screen.getByLabelText(/^Email/), 'Ona.O@example.com');
    const username = screen.getByLabelText(/^User name/);
    expect(username).toHaveValue('ona.o');
    await user.clear(username);
    await user.type(username, 'onutė');
    await user.type(screen.getByLabelText(/^Email/), '.lt');
    expect(username).toHaveValue('onutė');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    const role = screen.getByRole('combobox', { name: /^Role/ });
    await waitFor(() => expect(role).toHaveAccessibleDescription('Please fill in this field.'));
    expect(writes).toEqual([]);
    await user.type(role, 'Emp');
    await user.click(await screen.findByRole('option', { name: 'Employee' }));
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(username).toHaveAccessibleDescription('This username is already in use.'));
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('This email is already in use.');
    expect(writes[0]?.body).toMatchObject({ firstName: 'Ona', email: 'Ona.O@example.com.lt', username: 'onutė', roleId: 3 });
  });
});

const NoMail = () => <li>no mail: {String(useNoMail())}</li>;

describe('an invitation where there is no mail server', () => {
  it('says that no email left, and offers the link', async () => {
    const link = 'https://kontor.example/reset-password?token=abc';
    const { user, writes, location } = openScreen(<UserInvite />, {
      resource: 'users',
      at: '/users/create',
      server: ({ method, path }) => {
        if (path === '/jwt/options') return { body: { registration: false, demo: false, mail: false } };
        if (path.endsWith('/invitation-link')) return { body: { link } };
        return method === 'POST' ? { status: 201, body: { ...stored, id: 4, status: 'invited' } } : others(path);
      },
    });
    expect(await screen.findByText(/no email will leave: you will get a link/)).toBeVisible();
    await user.type(screen.getByLabelText(/^First name/), 'Ona');
    await user.type(screen.getByLabelText(/^Email/), 'ona@example.com');
    await user.type(screen.getByRole('combobox', { name: /^Role/ }), 'Emp');
    await user.click(await screen.findByRole('option', { name: 'Employee' }));
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/no email was sent. Pass the link on/)).toBeVisible();
    expect(screen.queryByText('Data saved!')).toBeNull();
    await waitFor(() => expect(location()?.pathname).toBe('/users/4/show'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/users/4/invitation-link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });
});

describe('the page of a person', () => {
  it('shows a number whole on request, and asks anew each time', async () => {
    const { user, writes } = openScreen(<UserInformation user={stored} />, {
      resource: 'users',
      at: '/users/4/show',
      server: ({ method, path }) => (method === 'POST' ? { body: { field: 'personalId', value: '33309240064' } } : others(path)),
    });
    expect(screen.getByText('••••0007')).toBeVisible();
    expect(screen.queryByText('33309240064')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show: Personal ID' }));
    expect(await screen.findByText('33309240064')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide: Personal ID' }));
    expect(await screen.findByText('••••0007')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show: Personal ID' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[0]).toMatchObject({ path: '/users/4/reveal', body: { field: 'personalId' } });
    expect(screen.getByText('••••1000')).toBeVisible();
  });

  it('copies the link of an invitation, to be handed over where no email is sent', async () => {
    const link = 'https://kontor.example/reset-password?token=abc';
    const { user, writes } = openScreen(
      <MenuList>
        <UserActions user={{ ...stored, status: 'invited', active: true }} />
      </MenuList>,
      {
        resource: 'users',
        at: '/users/4/show',
        server: ({ method, path }) => (method === 'POST' ? { body: { link } } : others(path)),
      },
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the invitation link' }));
    expect(writes[0]?.path).toBe('/users/4/invitation-link');
    expect(await screen.findByText(/^Link copied/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it.each([
    ['invited', 'Send the invitation again', /no email was sent. Pass the link on/, 'Invitation sent to'],
    ['active', 'Resend confirmation', /the email waits/, 'Confirmation sent to'],
  ] as const)('promises a person who is %s no email where there is no mail server', async (status, label, toast, promise) => {
    const person = { ...stored, status, active: true, emailConfirmed: false };
    const { user } = openScreen(
      <MenuList>
        <NoMail />
        <UserActions user={person} />
      </MenuList>,
      {
        resource: 'users',
        at: '/users/4/show',
        server: ({ method, path }) => {
          if (path === '/jwt/options') return { body: { registration: false, demo: false, mail: false } };
          return method === 'POST' ? { body: person } : others(path);
        },
      },
    );
    await screen.findByText('no mail: true');
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(screen.queryByText(promise, { exact: false })).toBeNull();
  });

  it('says that there is nobody with an id, and leads to the list', async () => {
    openScreen(
      <Routes>
        <Route path="/users/:id/show" element={<UserShow />} />
      </Routes>,
      {
        resource: 'users',
        at: '/users/999/show',
        server: () => ({
          status: 404,
          body: { statusCode: 404, code: 'user.not_found', message: 'User not found.', requestId: 'test' },
        }),
      },
    );
    expect(await screen.findByText('A user with the id 999 does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/users/index');
  });
});

describe('the rates of a person', () => {
  it('say which is in force, and a new one begins with it', async () => {
    const rates = [
      aUserRateRecord({ id: 3, validFrom: '2999-01-01', hourlyRate: 80 }),
      aUserRateRecord({ id: 2, validFrom: '2025-01-01', hourlyRate: 70, costRate: 28 }),
      aUserRateRecord({ id: 1, validFrom: '2020-01-01', hourlyRate: 60 }),
    ];
    const { user, writes } = openScreen(<UserRates user={stored} />, {
      resource: 'users',
      at: '/users/4/show',
      server: ({ method, path }) => {
        if (method === 'POST') return refusal(409, { validFrom: 'user_rate.exists' });
        return path === '/user-rates' ? { body: rates } : others(path);
      },
    });
    const rows = within(await screen.findByRole('list', { name: 'Rates' })).getAllByRole('listitem');
    expect(rows.map((row) => [/Later|In force/.exec(row.textContent)?.[0], /€\d+/.exec(row.textContent)?.[0]])).toEqual([
      ['Later', '€80'],
      ['In force', '€70'],
      [undefined, '€60'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Add a rate' }));
    const form = within(await screen.findByRole('group', { name: 'Add a rate' }));
    expect(form.getByLabelText('Hourly rate')).toHaveValue('70.00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^Valid from/)).toHaveAccessibleDescription('There is already a rate from this day on.'),
    );
    expect(writes[0]).toMatchObject({ path: '/user-rates', body: { userId: 4, hourlyRate: 70, costRate: 28 } });
  });
});

const Entries = () => (
  <ul>
    {useMenu().map(({ to }) => (
      <li key={to}>{to}</li>
    ))}
  </ul>
);

describe('the menu', () => {
  it('has no list of users without the right to see more than names', async () => {
    openScreen(<Entries />, { resource: 'users', at: '/', server: ({ path }) => others(path) });
    expect(await screen.findByText('/users/index')).toBeInTheDocument();
    act(() => void ability.update([{ action: 'read', subject: 'User', fields: ['id', 'displayName'] }]));
    await waitFor(() => expect(screen.queryByText('/users/index')).not.toBeInTheDocument());
  });
});
