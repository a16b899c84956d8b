import { afterEach, expect, it } from '@jest/globals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useCreate, useDataProvider, useDelete, useUpdate } from 'react-admin';
import '../../resources.ts';
import { ActionButton } from '../action/ActionButton.tsx';
import { openScreen } from '../testing/openScreen.tsx';
import { allResources, type ResourceName } from './resource.ts';
import { useCommand, useReadAgain, useRemove } from './useCommand.ts';

afterEach(cleanup);

const page = allResources().map(({ name }) => name);
const more = ['dashboard', 'agenda'];
const reads = new Map<string, number>();

/** Stands for what a page shows of a noun. */
const Shown = ({ name }: { name: string }) => {
  useQuery({
    queryKey: [name, 'figures'],
    queryFn: () => reads.set(name, (reads.get(name) ?? 0) + 1).size,
  });
  return null;
};

const Command = ({ noun }: { noun: ResourceName }) => {
  const command = useCommand(noun);
  const remove = useRemove(noun);
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [create] = useCreate();
  const [update] = useUpdate();
  const [removeOne] = useDelete();
  const client = useQueryClient();
  const record = { id: 7, version: 1 };
  const acts: [string, () => unknown][] = [
    ['a verb', () => command(7, 'close')],
    ['a removal', () => remove(record)],
    ['a dialog', () => dataProvider.create(noun, { data: {} }).then(readAgain)],
    ['a new record', () => create(noun, { data: {} })],
    ['a change', () => update(noun, { id: 7, data: record, previousData: record })],
    ['a deletion', () => removeOne(noun, { id: 7, previousData: record })],
  ];
  return (
    <>
      {acts.map(([name, act]) => (
        <button key={name} onClick={() => void act()}>
          {name}
        </button>
      ))}
      <ActionButton label="a button" run={() => dataProvider.create(noun, { data: {} })} />
      {client.isFetching() === 0 && <p>ready</p>}
    </>
  );
};

it.each(['a verb', 'a removal', 'a dialog', 'a new record', 'a change', 'a deletion', 'a button'])(
  'after %s of any noun, all that the page shows is read again',
  async (name) => {
    for (const noun of ['timeSheets', 'payments', 'items'] as const) {
      reads.clear();
      const { user } = openScreen(
        <>
          <Command noun={noun} />
          {[...page, ...more].map((one) => (
            <Shown key={one} name={one} />
          ))}
        </>,
        { resource: noun, at: '/', server: () => ({ body: { id: 7, version: 2 } }) },
      );
      await waitFor(() => expect(reads.size).toBe(page.length + more.length));
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect([...reads].filter(([, times]) => times < 2)).toEqual([]));
      cleanup();
    }
  },
);

it('reads a typed letter and who is signed in no second time', async () => {
  reads.clear();
  const { user } = openScreen(
    <>
      <Command noun="invoices" />
      <Shown name="letter" />
      <Shown name="invoices" />
    </>,
    { resource: 'invoices', at: '/', server: () => ({ body: { id: 7, version: 2 } }) },
  );
  await waitFor(() => expect(reads.size).toBe(2));
  await user.click(screen.getByRole('button', { name: 'a verb' }));
  await waitFor(() => expect(reads.get('invoices')).toBe(2));
  expect(reads.get('letter')).toBe(1);
});
