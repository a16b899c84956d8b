import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import '../../../resources.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { ChoicePicker } from './ChoicePicker.tsx';
import { CountryInput, CurrencyInput } from '../CountryInput.tsx';

afterEach(cleanup);

const zones = ['Africa/Lagos', 'Europe/Oslo', 'Europe/Vilnius'].map((id) => ({ id, name: id }));

function open(record: object) {
  const saved: object[] = [];
  const { user } = openScreen(
    <Form record={{ id: 1, ...record }} onSubmit={(values: object) => void saved.push(values)}>
      <CountryInput source="country" label="Country" />
      <CurrencyInput source="currency" label="Currency" />
      <ChoicePicker source="timeZone" label="Time zone" choices={zones} />
      <button>Save</button>
    </Form>,
    { resource: 'customers', at: '/customers/create' },
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).not.toEqual([]));
    return saved.at(-1);
  };
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, saved, save, names };
}

describe('a picker of a list that is here already', () => {
  it('takes the first match with Enter: by the beginning of the name, of a word, or by code', async () => {
    const { user, names, save } = open({});
    await user.type(screen.getByRole('combobox', { name: 'Country' }), 'ma');
    // The code MA is Morocco's; the names of the others begin with it or contain it.
    expect(names().slice(0, 3)).toEqual(['Morocco', 'Malta', 'Malaysia']);
    await user.clear(screen.getByRole('combobox', { name: 'Country' }));
    await user.keyboard('norw{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Currency' }), 'nok{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'viln{Enter}');
    expect(await save()).toMatchObject({ country: 'NO', currency: 'NOK', timeZone: 'Europe/Vilnius' });
  });

  it('takes what is typed over the one that is chosen', async () => {
    const { user, names, save } = open({ currency: 'EUR' });
    const currency = screen.getByRole('combobox', { name: 'Currency' });
    await user.click(currency);
    await user.keyboard('{Control>}a{/Control}nok');
    expect(currency).toHaveValue('nok');
    expect(names()).toEqual(['NOK – Norwegian Krone']);
    await user.keyboard('{Enter}');
    expect(currency).toHaveValue('NOK – Norwegian Krone');
    expect(await save()).toMatchObject({ currency: 'NOK' });
  });

  it('neither picks nor sends the form where nothing was found', async () => {
    const { user, saved } = open({ country: 'LT' });
    const country = screen.getByRole('combobox', { name: 'Country' });
    expect(country).toHaveValue('Lithuania');
    await user.clear(country);
    await user.keyboard('atlantis{Enter}');
    expect(saved).toEqual([]);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('shows what is kept also where the list does not have it', () => {
    open({ timeZone: 'Asia/Tokyo' });
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
  });
});
