import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Form, TextInput } from 'react-admin';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import '../../../resources.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { ReferencePicker } from './ReferencePicker.tsx';

afterEach(cleanup);

const customers = [
  { id: 1, name: 'AB Aukštaitijos pienas' },
  { id: 2, name: 'UAB Baltic Stalas' },
  { id: 9, name: 'UAB Nemuno vanduo' },
];
const found = (q: string) => customers.filter(({ name }) => name.toLowerCase().includes(q));

/** `late`: searches are answered only after `answer()`. */
function open(customerId: number | null, { late = false } = {}) {
  const asked: string[] = [];
  const saved: unknown[] = [];
  let answer = () => {};
  const wait = new Promise<void>((ok) => (answer = ok));
  const { user } = openScreen(
    <Form
      record={{ id: 1, customerId }}
      onSubmit={(values: object) => void saved.push((values as { customerId?: unknown }).customerId)}
    >
      <ReferencePicker
        source="customerId"
        reference="customers"
        label="Customer"
        create={{ inputs: <TextInput source="name" label="Name of the new one" /> }}
      />
      <button>Save</button>
    </Form>,
    {
      resource: 'projects',
      at: '/projects/create',
      server: async ({ path, query, method }) => {
        if (path !== '/customers') return { body: [] };
        if (method === 'POST') return { status: 201, body: { id: 10, name: 'UAB Žuvis' } };
        asked.push(query.get('filter') ?? '');
        const { q, id } = JSON.parse(query.get('filter') ?? '{}') as { q?: string; id?: number[] };
        if (q && late) await wait;
        return { body: q ? found(q) : id ? customers.filter((one) => id.includes(one.id)) : customers };
      },
    },
  );
  const field = () => screen.findByRole('combobox', { name: 'Customer' });
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, asked, saved, answer: () => answer(), field, names };
}

const missing = { type: 'required', message: 'Please select customer!' };
const needsCustomer = (values: FieldValues): ResolverResult =>
  values['customerId'] ? { values, errors: {} } : { values: {}, errors: { customerId: missing } };

describe('a picker of another record', () => {
  it('reads what there is to choose from when somebody comes to it, once', async () => {
    const { user, asked, field } = open(null);
    await field();
    expect(asked).toEqual([]);
    await user.click(await field());
    expect(await screen.findByRole('option', { name: 'UAB Baltic Stalas' })).toBeVisible();
    expect(asked).toEqual(['{}']);
  });

  it('reads the one that is chosen already, and no other', async () => {
    const { asked, field } = open(9);
    await waitFor(async () => expect(await field()).toHaveValue('UAB Nemuno vanduo'));
    expect(asked).toEqual(['{"id":[9]}']);
  });

  it('picks nothing for a fast typist before the answer to what was typed is there, and sends no form', async () => {
    const { user, saved, answer, field, names } = open(null, { late: true });
    await user.click(await field());
    await screen.findByRole('option', { name: 'AB Aukštaitijos pienas' });
    await user.keyboard('nemuno{ArrowDown}{Enter}{Enter}');
    expect(await field()).toHaveValue('nemuno');
    expect(names()).toEqual([]);
    expect(saved).toEqual([]);
    answer();
    await screen.findByRole('option', { name: 'UAB Nemuno vanduo' });
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue('UAB Nemuno vanduo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual([9]));
  });

  it('takes the match that is shown with Enter, and creates only from the last row', async () => {
    const { user, field, names } = open(null);
    await user.type(await field(), 'aukšt');
    await waitFor(() => expect(names()).toEqual(['AB Aukštaitijos pienas', 'Create "aukšt"']));
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue('AB Aukštaitijos pienas');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes what is typed over the one that is chosen', async () => {
    const { user, field, names } = open(1);
    await waitFor(async () => expect(await field()).toHaveValue('AB Aukštaitijos pienas'));
    await user.click(await field());
    await user.keyboard('{Control>}a{/Control}baltic');
    expect(await field()).toHaveValue('baltic');
    await waitFor(() => expect(names()).toEqual(['UAB Baltic Stalas', 'Create "baltic"']));
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue('UAB Baltic Stalas');
  });

  it('creates by going to the last row, never by bare Enter, also where nothing is found', async () => {
    const { user, saved, field, names } = open(null);
    await user.type(await field(), 'zuvis');
    await waitFor(() => expect(names()).toEqual(['Create "zuvis"']));
    await user.keyboard('{Enter}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Name of the new one')).toHaveValue('zuvis');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field()).toHaveValue('UAB Žuvis');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers first what was picked last', async () => {
    const { user, field, names } = open(null);
    await user.type(await field(), 'baltic');
    await screen.findByRole('option', { name: 'UAB Baltic Stalas' });
    await user.keyboard('{Enter}');
    await user.clear(await field());
    await user.click(await field());
    await waitFor(() => expect(names()).toEqual(['UAB Baltic Stalas', 'AB Aukštaitijos pienas', 'UAB Nemuno vanduo']));
  });

  it('is no longer red once it is filled, also where fields are checked when they are left', async () => {
    const { user } = openScreen(
      <Form reValidateMode="onBlur" resolver={needsCustomer}>
        <ReferencePicker source="customerId" reference="customers" label="Customer" />
        <button>Save</button>
      </Form>,
      { resource: 'projects', at: '/projects/create', server: () => ({ body: customers }) },
    );
    const field = await screen.findByRole('combobox', { name: 'Customer' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, 'baltic');
    await screen.findByRole('option', { name: 'AB Aukštaitijos pienas' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toBeValid());
  });
});
