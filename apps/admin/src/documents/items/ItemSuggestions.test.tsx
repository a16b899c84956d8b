import { afterEach, expect, it } from '@jest/globals';
import { aClassifierRecord, anItemRecord, anOrganisationRecord } from '@kontor/demo-data';
import type { ItemRecord } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { BasisContext } from '../values/BasisContext.ts';
import { ItemSuggestions, type SuggestionKeys } from './ItemSuggestions.tsx';

afterEach(cleanup);

const items = [anItemRecord({ id: 1, name: 'Advice' }), anItemRecord({ id: 2, name: 'Licence' })];
const basis = {
  today: '2026-11-22',
  organisation: anOrganisationRecord({ baseCurrency: 'EUR' }),
  rates: new Map(),
  ratesOn: () => [],
  rateOn: () => null,
  units: [aClassifierRecord({ id: 1 })],
} as never;

type Told = { picked: string[]; created: string[] };

const Line = ({ told }: { told: Told }) => {
  const keys = useRef<SuggestionKeys>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('');
  return (
    <BasisContext.Provider value={basis}>
      <input
        aria-label="Description"
        value={text}
        onFocus={(event) => setAnchor(event.currentTarget)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => keys.current?.take(event) && event.preventDefault()}
      />
      {anchor && (
        <ItemSuggestions
          id="items"
          anchor={anchor}
          text={text}
          keys={keys}
          onPick={({ name }: ItemRecord) => void told.picked.push(name)}
          onCreate={(name) => void told.created.push(name)}
          onClose={() => undefined}
          onActive={() => undefined}
        />
      )}
    </BasisContext.Provider>
  );
};

/** Searches are answered only after `answer()`. */
function open() {
  const told: Told = { picked: [], created: [] };
  let answer = () => {};
  const wait = new Promise<void>((ok) => (answer = ok));
  const { user } = openScreen(<Line told={told} />, {
    resource: 'invoices',
    at: '/invoices/create',
    server: async ({ query }) => {
      const { q = '' } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
      if (q) await wait;
      return { body: items.filter(({ name }) => name.toLowerCase().includes(q)) };
    },
  });
  return { user, told, answer: () => answer() };
}

it('picks no item of the text before, and the first of the answer once it is there', async () => {
  const { user, told, answer } = open();
  await user.click(screen.getByLabelText('Description'));
  await screen.findByRole('option', { name: /Advice/ });
  await user.keyboard('lic{ArrowDown}{Enter}{Enter}');
  expect(told).toEqual({ picked: [], created: [] });
  expect(screen.queryByRole('option')).toBeNull();
  answer();
  expect(await screen.findByRole('option', { name: /Licence/, selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(told.picked).toEqual(['Licence']);
});

it('creates none that was not gone to', async () => {
  const { user, told, answer } = open();
  await user.click(screen.getByLabelText('Description'));
  await user.keyboard('zebra{ArrowDown}');
  answer();
  const create = await screen.findByRole('option', { name: /zebra/ });
  expect(create).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{Enter}');
  expect(told.created).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(told.created).toEqual(['zebra']));
});
