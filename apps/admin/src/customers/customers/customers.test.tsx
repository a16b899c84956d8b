import { afterEach, describe, expect, it } from '@jest/globals';
import { aContactRecord, aCustomerRecord, anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { ContactInput, type CustomerRecord } from '@kontor/domain';
import { ContactPersons } from '../../firm/parties/ContactPersons.tsx';
import { CustomerCreate } from './CustomerCreate.tsx';
import { CustomerEdit } from './CustomerEdit.tsx';
import { CustomerShow } from './CustomerShow.tsx';

afterEach(cleanup);

const organisation = anOrganisationRecord({ country: 'NO' });

const EditPage = () => (
  <Routes>
    <Route path="/customers/:id" element={<CustomerEdit />} />
  </Routes>
);

describe('the customer form', () => {
  it('puts the refusal of the server at its field, and keeps what was typed', async () => {
    const { user, writes } = openScreen(<CustomerCreate />, {
      resource: 'customers',
      at: '/customers/create',
      server: ({ method }) => (method === 'POST' ? refusal(400, { vatCode: 'party.bad_vat_code' }) : { body: organisation }),
    });
    await user.type(await screen.findByLabelText(/^Name/), 'Fjord Bygg AS');
    const vat = screen.getByLabelText('VAT code (MVA)');
    await user.type(vat, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(vat).toHaveAccessibleDescription('This VAT code does not have the right form.'));
    expect(vat).toBeInvalid();
    expect(vat).toHaveValue('12');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Fjord Bygg AS');
    expect(writes[0]?.body).toMatchObject({ name: 'Fjord Bygg AS', country: 'NO', currency: 'NOK', language: 'no' });
  });

  it('asks before a second customer gets a code, leads to the first one, and saves all the same when told to', async () => {
    const alike = { id: 7, name: 'Fjord Media AS' };
    const { user, writes } = openScreen(<CustomerCreate />, {
      resource: 'customers',
      at: '/customers/create',
      server: ({ method, path, body }): Answer => {
        if (path.startsWith('/organisation')) return { body: organisation };
        if (method !== 'POST') return { body: [aCustomerRecord(alike)] };
        if ((body as { alikeConfirmed?: boolean }).alikeConfirmed) return { status: 201, body: aCustomerRecord() };
        const problem = { code: 'party.alike_legal_code', message: '', params: alike };
        return { status: 409, body: { statusCode: 409, ...problem, errors: { alikeConfirmed: problem } } };
      },
    });
    await user.type(await screen.findByLabelText(/^Name/), 'Fjord Media');
    await user.type(screen.getByLabelText('Organisation number (organisasjonsnummer)'), '991825827');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Is it the same customer?' });
    expect(question).toHaveTextContent('Fjord Media AS already has this company code.');
    expect(screen.queryByTestId('toast-error')).toBeNull();
    expect(await within(question).findByRole('link', { name: 'Fjord Media AS' })).toHaveAttribute('href', '/customers/7/show');
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(writes).toHaveLength(3));
    expect(writes.map(({ body }) => (body as { alikeConfirmed?: boolean }).alikeConfirmed)).toEqual([undefined, undefined, true]);
  });

  it('warns while a name is typed that is there already, written in another way', async () => {
    const { user } = openScreen(<CustomerCreate />, {
      resource: 'customers',
      at: '/customers/create',
      server: ({ path }): Answer =>
        path.startsWith('/organisation')
          ? { body: organisation }
          : {
              body: [aCustomerRecord({ id: 6, name: 'Fjord Media Nord AS' }), aCustomerRecord({ id: 7, name: 'Fjord Media AS' })],
            },
    });
    await user.type(await screen.findByLabelText(/^Name/), 'FJØRD media');
    expect(await screen.findByText('This name is already there:')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fjord Media AS' })).toHaveAttribute('href', '/customers/7/show');
  });

  it('asks before recurring invoices are paused with the customer', async () => {
    const { user, writes } = openScreen(<EditPage />, {
      resource: 'customers',
      at: '/customers/1',
      server: ({ method, path, body }): Answer => {
        if (path.startsWith('/organisation')) return { body: organisation };
        if (method === 'GET') return { body: path === '/customers/1' ? aCustomerRecord({ id: 1 }) : [] };
        if ((body as { pauseConfirmed?: boolean }).pauseConfirmed) return { body: aCustomerRecord({ id: 1, active: false }) };
        const problem = { code: 'schedule.would_pause', message: '', params: { count: 2 } };
        return { status: 409, body: { statusCode: 409, ...problem, errors: { pauseConfirmed: problem } } };
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Pause recurring documents?' });
    expect(question).toHaveTextContent('Recurring documents that stop with it: 2.');
    await user.click(within(question).getByRole('button', { name: 'Save and pause' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.body).toMatchObject({ active: false, pauseConfirmed: true });
  });

  it('asks for the name before anything is sent', async () => {
    const { user, writes } = openScreen(<CustomerCreate />, {
      resource: 'customers',
      at: '/customers/create',
      server: () => ({ body: organisation }),
    });
    const name = await screen.findByLabelText(/^Name/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please fill in this field.'));
    expect(writes).toEqual([]);
  });

  it('knows the codes of a country by their names there, and remarks on one that cannot be right', async () => {
    const { user } = openScreen(<CustomerCreate />, {
      resource: 'customers',
      at: '/customers/create',
      server: () => ({ body: organisation }),
    });
    const code = await screen.findByLabelText('Organisation number (organisasjonsnummer)');
    await user.type(code, '123456789');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The check digit of this company code does not fit.'));
    expect(code).toBeValid();
    const country = screen.getAllByRole('combobox', { name: /^Country/ })[0] as HTMLElement;
    await user.clear(country);
    await user.type(country, 'Lithu');
    await user.click(await screen.findByRole('option', { name: 'Lithuania' }));
    expect(await screen.findByLabelText('Company code (įmonės kodas)')).toHaveValue('123456789');
    expect(screen.getByLabelText(/^Currency/)).toHaveValue('EUR – Euro');
  });
});

/** Refreshes everything, as a live event does. */
const News = () => {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries()}>news</button>;
};

describe('the customer form, while somebody else saves', () => {
  it('keeps what was typed, is refused as stale instead of saving over it, and saves over it on demand', async () => {
    let stored = aCustomerRecord({ id: 1, name: 'Before', version: 1 });
    let reads = 0;
    const { user, writes } = openScreen(
      <>
        <News />
        <EditPage />
      </>,
      {
        resource: 'customers',
        at: '/customers/1',
        server: ({ method, path, body }) => {
          if (path === '/organisation/1') return { body: organisation };
          if (method === 'PUT' && body['version'] !== stored.version) {
            const stale = { statusCode: 409, code: 'error.stale', message: 'stale', params: { version: stored.version } };
            return { status: 409, body: { ...stale, requestId: 'test' } };
          }
          if (method === 'PUT') stored = { ...stored, name: String(body['name']), version: stored.version + 1 };
          reads += 1;
          return { body: stored };
        },
      },
    );
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Mine');
    stored = { ...stored, name: 'Theirs', version: 2 };
    const before = reads;
    await user.click(screen.getByRole('button', { name: 'news' }));
    await waitFor(() => expect(reads).toBeGreaterThan(before));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ name: 'Mine', version: 1 });
    const question = within(await screen.findByRole('alertdialog', { name: 'Somebody else has saved this record' }));
    expect(question.getByRole('link', { name: 'Open their version' })).toHaveAttribute('href', '/customers/1/show');
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(stored).toMatchObject({ name: 'Mine', version: 3 }));
    expect(writes.map(({ body }) => body['version'])).toEqual([1, 1, 2]);
  });
});

describe('the contact persons of a customer', () => {
  it('are added where they are listed; a refusal loses nothing', async () => {
    let stored = [aContactRecord({ id: 1, fullName: 'Rūta Petrauskaitė', isPrimary: true })];
    const answers: Answer[] = [refusal(400, { email: 'field.not_an_email' })];
    const { user, writes } = openScreen(
      <ContactPersons resource="contacts" of={{ customerId: aCustomerRecord().id }} input={ContactInput} />,
      {
        resource: 'customers',
        at: '/customers/1/show',
        server: ({ method }) => {
          if (method === 'GET') return { body: stored };
          const refused = answers.pop();
          if (refused) return refused;
          const added = aContactRecord({
            id: 2,
            firstName: 'Jonas',
            lastName: 'Žukas',
            fullName: 'Jonas Žukas',
            isPrimary: false,
          });
          stored = [...stored, added];
          return { status: 201, body: added };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Add a contact person' }));
    const form = within(await screen.findByRole('group', { name: 'Add a contact person' }));
    const firstName = form.getByLabelText(/^First name/);
    expect(firstName).toHaveFocus();
    await user.type(firstName, 'Jonas');
    await user.type(form.getByLabelText(/^Last name/), 'Žukas');
    await user.type(form.getByLabelText('Email'), 'jonas@zukas.lt{Enter}');
    await waitFor(() => expect(form.getByLabelText('Email')).toHaveAccessibleDescription('This is not a valid email address.'));
    expect(firstName).toHaveValue('Jonas');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Jonas Žukas')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Add a contact person' })).not.toBeInTheDocument();
    expect(writes.map(({ body }) => body)).toEqual([
      expect.objectContaining({ customerId: 1, firstName: 'Jonas', isPrimary: false }),
      expect.objectContaining({ customerId: 1, firstName: 'Jonas', lastName: 'Žukas', email: 'jonas@zukas.lt' }),
    ]);
  });

  it('are left as they were with Escape, once that is meant', async () => {
    const answer = async (name: string) =>
      user.click(within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).getByRole('button', { name }));
    const { user, writes } = openScreen(<ContactPersons resource="contacts" of={{ customerId: 1 }} input={ContactInput} />, {
      resource: 'customers',
      at: '/customers/1/show',
      server: () => ({ body: [aContactRecord()] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Rūta Petrauskaitė' }));
    await user.type(await screen.findByLabelText('Position'), ' ir buhalterė{Escape}');
    await answer('Keep editing');
    expect(await screen.findByLabelText('Position')).toHaveValue('Projektų vadovė ir buhalterė');
    await user.click(screen.getByLabelText('Position'));
    await user.keyboard('{Escape}');
    await answer('Discard changes');
    expect(await screen.findByText('Projektų vadovė')).toBeVisible();
    expect(writes).toEqual([]);
  });
});

describe('merging a customer', () => {
  const page = (one: CustomerRecord, other: CustomerRecord, moves: () => Answer) =>
    openScreen(
      <Routes>
        <Route path="/customers/:id/show" element={<CustomerShow />} />
      </Routes>,
      {
        resource: 'customers',
        at: `/customers/${one.id}/show`,
        server: ({ method, path }): Answer => {
          if (path.includes('/merge/')) return moves();
          if (method === 'POST') return { body: other };
          if (path === `/customers/${one.id}`) return { body: one };
          if (path === `/customers/${other.id}`) return { body: other };
          return path === '/customers'
            ? { body: [other] }
            : path.startsWith('/organisation')
              ? { body: organisation }
              : { body: [] };
        },
      },
    );
  const one = aCustomerRecord({ id: 5, name: 'Fjord Media', version: 3 });
  const other = aCustomerRecord({ id: 7, name: 'Fjord AS', version: 4 });
  const choose = async (user: ReturnType<typeof openScreen>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with another…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Merge Fjord Media with another' });
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toBeInvalid());
    await user.type(within(dialog).getByRole('combobox', { name: /^The other customer/ }), 'Fjord AS');
    await user.click(await screen.findByRole('option', { name: 'Fjord AS' }));
    return dialog;
  };

  it('counts what moves over, and keeps the one that was chosen', async () => {
    const { user, writes } = page(one, other, () => ({
      body: {
        moves: [
          { subject: 'Invoice', count: 12 },
          { subject: 'Mail', count: 2 },
        ],
      },
    }));
    const dialog = await choose(user);
    expect(await within(dialog).findByText('invoices: 12')).toBeVisible();
    expect(within(dialog).getByText('emails: 2')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'Fjord AS' }));
    expect(await within(dialog).findByText('This moves over from Fjord Media:')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ path: '/customers/7/merge', body: { mergedId: 5, mergedVersion: 3 } });
  });

  it('offers to try again where what moves could not be read, and not where it was refused', async () => {
    let isBusy = true;
    const busy = { statusCode: 500, code: 'error.unexpected', message: '' };
    const { user } = page(one, other, () => (isBusy ? { status: 500, body: busy } : { body: { moves: [] } }));
    const dialog = await choose(user);
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    isBusy = false;
    await user.click(again);
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
  });

  it('says why the two cannot be one', async () => {
    const problem = { code: 'party.merge_currency', message: '', params: { kept: 'EUR', merged: 'NOK' } };
    const { user } = page(one, other, () => ({ status: 422, body: { statusCode: 422, ...problem, errors: {} } }));
    const dialog = await choose(user);
    expect(await within(dialog).findByText('One has amounts in EUR, the other in NOK: they cannot be merged.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  });
});
