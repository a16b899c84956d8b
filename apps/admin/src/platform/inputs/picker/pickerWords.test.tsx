import { afterAll, afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord } from '@kontor/demo-data';
import { cleanup, screen } from '@testing-library/react';
import { SimpleForm, TextInput } from 'react-admin';
import { makeI18n } from '../../i18n/index.ts';
import { speak } from '../../i18n/words.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import '../../../resources.ts';
import { ReferencePicker } from './ReferencePicker.tsx';

afterEach(cleanup);
afterAll(() => speak('en'));

it.each([
  ['en', 'Open', 'Clear value'],
  ['lt', 'Atidaryti', 'Išvalyti reikšmę'],
  ['no', 'Åpne', 'Fjern verdien'],
] as const)('the buttons of a picker speak %s', async (language, opens, clears) => {
  openScreen(
    <SimpleForm record={{ customerId: 1 }} toolbar={false}>
      <ReferencePicker source="customerId" reference="customers" />
    </SimpleForm>,
    {
      resource: 'projects',
      at: '/projects/create',
      i18nProvider: await makeI18n(language),
      server: () => ({ body: [aCustomerRecord({ id: 1, name: 'Nemuno' })] }),
    },
  );
  expect(await screen.findByRole('button', { name: opens, hidden: true })).toBeInTheDocument();
  // Hidden and without a role until the field gets the focus.
  expect(await screen.findByTitle(clears)).toHaveAttribute('aria-label', clears);
});

it.each([
  ['lt', 'Įmonės kodas', /Sukurti/],
  ['no', 'Organisasjonsnummer', /Opprett/],
] as const)('names the fields of a new record in %s on the page of another', async (language, name, create) => {
  const { user } = openScreen(
    <SimpleForm record={{ customerId: null }} toolbar={false}>
      <ReferencePicker source="customerId" reference="customers" create={{ inputs: <TextInput source="legalCode" /> }} />
    </SimpleForm>,
    {
      resource: 'projects',
      at: '/projects/create',
      i18nProvider: await makeI18n(language),
      server: () => ({ body: [] }),
    },
  );
  await user.type(await screen.findByRole('combobox'), 'Acme');
  await user.click(await screen.findByRole('option', { name: create }));
  expect(await screen.findByLabelText(name)).toBeVisible();
});
