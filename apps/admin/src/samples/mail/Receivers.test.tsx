import { expect, it } from '@jest/globals';
import type { EmailReceiver } from '@kontor/domain';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { Receivers } from './compose/Receivers.tsx';

const kari = { name: 'Kari Lie', email: 'kari@sample.example' };
const ona = { name: 'Ona Petraitė', email: 'ona@sample.example' };

it('adds nobody before the answer to what was typed is there, and then the first with Enter', async () => {
  const chosen: EmailReceiver[][] = [];
  let answer = () => {};
  const wait = new Promise<void>((ok) => (answer = ok));
  const To = () => {
    const [value, setValue] = useState<EmailReceiver[]>([]);
    const change = (next: EmailReceiver[]) => {
      chosen.push(next);
      setValue(next);
    };
    return <Receivers label="To" value={value} onChange={change} />;
  };
  const { user } = openScreen(<To />, {
    resource: 'mail',
    at: '/mail/index',
    server: async ({ path, query }) => {
      if (!path.endsWith('/receivers')) return { body: [] };
      if (query.get('q') !== 'k') await wait;
      return { body: { receivers: query.get('q') === 'k' ? [ona, kari] : [kari] } };
    },
  });
  const field = screen.getByRole('combobox', { name: 'To' });
  await user.type(field, 'k');
  await screen.findByRole('option', { name: /Ona/ });
  await user.type(field, 'ar{ArrowDown}{Enter}');
  expect(chosen).toEqual([]);
  expect(field).toHaveValue('kar');
  answer();
  await screen.findByRole('option', { name: /Kari/ });
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([[kari]]);
});
