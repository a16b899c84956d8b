import { afterEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import type { DocumentTextRecord } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Form, SelectInput } from 'react-admin';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { BasisContext, type Basis } from '../values/BasisContext.ts';
import { newDocument } from '../values/documentValues.ts';
import { NotesSection } from './NotesSection.tsx';

afterEach(cleanup);

const text = (language: DocumentTextRecord['language'], terms: string): DocumentTextRecord => ({
  id: `retainerInvoice-${language}`,
  kind: 'retainerInvoice',
  language,
  customerNotes: null,
  terms,
});
const basis: Basis = {
  today: '2026-11-22',
  organisation: anOrganisationRecord({
    language: 'lt',
    customerNotes: 'Thank you!',
    retainerTerms: 'In advance.',
    terms: '14 days.',
  }),
  texts: [text('lt', 'Mokama iš anksto.'), text('no', 'Betales på forskudd.')],
  rates: new Map(),
  ratesOn: () => [],
  rateOn: () => null,
  units: [],
};

function open() {
  const languages = ['en', 'lt', 'no'].map((id) => ({ id, name: id }));
  return openScreen(
    <BasisContext.Provider value={basis}>
      <Form defaultValues={newDocument(basis, undefined, 'retainerInvoice')}>
        <SelectInput source="language" label="Language" choices={languages} translateChoice={false} isRequired />
        <NotesSection kind="retainerInvoice" />
      </Form>
    </BasisContext.Provider>,
    { resource: 'retainerInvoices', at: '/retainerInvoices/create' },
  );
}

const choose = async (user: ReturnType<typeof open>['user'], language: string) => {
  await user.click(screen.getByRole('combobox', { name: /^Language/ }));
  await user.click(await screen.findByRole('option', { name: language }));
};
const terms = () => screen.getByLabelText(/^Terms/);

describe('the notes and terms of a document', () => {
  it('begin in its language, and follow it as long as nobody has typed', async () => {
    const { user } = open();
    await waitFor(() => expect(terms()).toHaveValue('Mokama iš anksto.'));
    expect(screen.getByLabelText(/notes$/i)).toHaveValue('Thank you!');
    await choose(user, 'no');
    await waitFor(() => expect(terms()).toHaveValue('Betales på forskudd.'));
    await choose(user, 'en');
    await waitFor(() => expect(terms()).toHaveValue('In advance.'));
  });

  it('keep what was typed', async () => {
    const { user } = open();
    await waitFor(() => expect(terms()).toHaveValue('Mokama iš anksto.'));
    await user.clear(terms());
    await user.type(terms(), 'Pusė iš anksto.');
    await choose(user, 'no');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Language/ })).toHaveTextContent('no'));
    expect(terms()).toHaveValue('Pusė iš anksto.');
  });
});
