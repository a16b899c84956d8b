import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord } from '@kontor/demo-data';
import type { RegisterAnswerRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import { LookUp, RegisterAnswers } from './index.ts';
import { CustomerCreate } from '../customers/CustomerCreate.tsx';
import { CustomerShow } from '../customers/CustomerShow.tsx';

beforeAll(() => Promise.all([LookUp.preload(), RegisterAnswers.preload()]));
afterEach(cleanup);

const organisation = anOrganisationRecord({ country: 'NO' });
const fjord: RegisterAnswerRecord = {
  id: 7,
  createdAt: '2026-11-23T09:00:00.000Z',
  register: 'brreg',
  code: '991825827',
  state: 'registered',
  answer: '{}',
  name: 'FJORD MEDIA AS',
  street: 'Storgata 1',
  zip: '0155',
  city: 'OSLO',
  country: 'NO',
  vatRegistered: true,
  consultationNumber: null,
  registerDate: null,
  askedByName: 'Ona Onaitė',
};
const prosta: RegisterAnswerRecord = {
  ...fjord,
  id: 8,
  register: 'vies',
  code: 'PL1234567890',
  state: 'invalid',
  name: null,
  street: null,
  zip: null,
  city: null,
  country: null,
  vatRegistered: false,
  registerDate: '2026-11-23T09:30:00Z',
};

const down: Answer = {
  status: 422,
  body: { statusCode: 422, code: 'register.no_answer', message: '', params: { register: 'VIES' }, requestId: 'test' },
};

const create = (answer: Answer, registers = ['brreg', 'vies']) =>
  openScreen(<CustomerCreate />, {
    resource: 'customers',
    at: '/customers/create',
    server: ({ method, path }): Answer => {
      if (path.startsWith('/organisation')) return { body: organisation };
      if (path.startsWith('/company-registers')) return { body: { registers } };
      if (method === 'POST' && path === '/customers/look-up') return answer;
      return { body: method === 'POST' ? aCustomerRecord() : [], status: method === 'POST' ? 201 : 200 };
    },
  });

describe('looking up a firm in its form', () => {
  it('shows what would change before anything does, and fills in what is left ticked', async () => {
    const { user, writes } = create({ body: fjord });
    const name = await screen.findByLabelText(/^Name/);
    await user.type(name, 'Fjord');
    await user.type(screen.getByLabelText('Organisation number (organisasjonsnummer)'), '991825827');
    await user.click(await screen.findByRole('button', { name: 'Look up (Brønnøysund)' }));
    const question = await screen.findByRole('alertdialog', { name: 'Fill in from the register?' });
    expect(writes[0]?.body).toEqual({ register: 'brreg', code: '991825827' });
    expect(name).toHaveValue('Fjord');
    const typed = within(question).getByRole('checkbox', { name: /Name: FJORD MEDIA AS.*replaces: Fjord/ });
    await user.click(typed);
    await user.click(within(question).getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name).toHaveValue('Fjord');
    expect(screen.getAllByLabelText('Street')[0]).toHaveValue('Storgata 1');
    expect(screen.getByLabelText('VAT code (MVA)')).toHaveValue('NO991825827MVA');
    expect(screen.getByText('Brønnøysund: registered.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.body).toMatchObject({ name: 'Fjord', zip: '0155', city: 'OSLO', vatCode: 'NO991825827MVA' });
  });

  it('changes nothing when the question is left', async () => {
    const { user } = create({ body: fjord });
    await user.type(await screen.findByLabelText('Organisation number (organisasjonsnummer)'), '991825827');
    await user.click(await screen.findByRole('button', { name: 'Look up (Brønnøysund)' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText(/^Name/)).toHaveValue('');
    expect(screen.getAllByLabelText('Street')[0]).toHaveValue('');
  });

  it('warns of a VAT code that VIES calls invalid, forgets that when the code changes, and saves all the same', async () => {
    const { user, writes } = create({ body: prosta });
    await user.type(await screen.findByLabelText(/^Name/), 'Prosta');
    const vat = screen.getByLabelText('VAT code (MVA)');
    await user.type(vat, 'PL1234567890');
    await user.click(await screen.findByRole('button', { name: 'Look up (VIES)' }));
    expect(await screen.findByText(/VIES: not a valid VAT code/)).toHaveTextContent('You can still save.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    await user.type(vat, '{Backspace}1');
    expect(screen.queryByText(/not a valid VAT code/)).toBeNull();
  });

  it('says that a register does not answer, and keeps nobody from saving', async () => {
    const { user, writes } = create(down);
    await user.type(await screen.findByLabelText(/^Name/), 'Prosta');
    await user.type(screen.getByLabelText('VAT code (MVA)'), 'PL1234567890');
    await user.click(await screen.findByRole('button', { name: 'Look up (VIES)' }));
    expect(await screen.findByText(/VIES is not answering right now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(2));
  });

  it('is not offered for half a code, nor where the registers are switched off', async () => {
    const { user } = create({ body: fjord }, ['vies']);
    const code = await screen.findByLabelText('Organisation number (organisasjonsnummer)');
    await user.type(code, '99182582');
    expect(screen.queryByRole('button', { name: /Look up/ })).toBeNull();
    await user.type(code, '7');
    await waitFor(() => expect(code).toHaveValue('991825827'));
    expect(screen.queryByRole('button', { name: /Look up/ })).toBeNull();
  });
});

it('keeps on the page of a customer what registers said, the latest first, and asks again', async () => {
  const customer = aCustomerRecord({ country: 'PL', legalCode: null, vatCode: 'PL1234567890' });
  const valid: RegisterAnswerRecord = { ...prosta, id: 6, state: 'registered', consultationNumber: 'WAPIAAAAZ0000001' };
  let answers = [prosta, valid];
  const page = (
    <Routes>
      <Route path="/customers/:id/show" element={<CustomerShow />} />
    </Routes>
  );
  const { user } = openScreen(page, {
    resource: 'customers',
    at: `/customers/${customer.id}/show`,
    server: ({ method, path }): Answer => {
      if (path.endsWith('/register-answers')) return { body: answers };
      if (path.startsWith('/company-registers')) return { body: { registers: ['vies'] } };
      if (method === 'POST') {
        const again = { ...valid, id: 9, consultationNumber: 'WAPIAAAAZ0000009' };
        answers = [again, ...answers];
        return { body: again };
      }
      return { body: path.startsWith('/customers/') ? customer : [] };
    },
  });
  expect(await screen.findByText('not a valid VAT code')).toBeVisible();
  await user.click(screen.getByText('1 earlier answer'));
  expect(screen.getByText('WAPIAAAAZ0000001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look up now' }));
  expect(await screen.findByText('WAPIAAAAZ0000009')).toBeVisible();
  expect(screen.getByText('2 earlier answers')).toBeVisible();
});
