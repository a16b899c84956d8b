import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useGetList } from 'react-admin';
import '../../../resources.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { useLiveEvents } from './useLiveEvents.ts';

let tell: (subject: string) => void;
let hidden = false;

class EventSourceOfTests {
  onmessage?: (event: { data: string }) => void;
  constructor() {
    tell = (subject) => act(() => this.onmessage?.({ data: JSON.stringify({ type: 'changed', subject }) }));
  }
  close() {
    this.onmessage = undefined;
  }
}

const Screen = () => {
  useLiveEvents();
  const { total } = useGetList('customers');
  return <p>{total === undefined ? 'reading' : `${total} customers`}</p>;
};

beforeEach(() => {
  hidden = false;
  Object.assign(globalThis, { EventSource: EventSourceOfTests });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(document, 'hidden');
});

/** `asked` counts how often the customers were fetched. */
async function open() {
  const asked: string[] = [];
  openScreen(<Screen />, {
    resource: 'customers',
    at: '/customers/index',
    server: ({ path }) => {
      if (path === '/customers') asked.push(path);
      return { body: path === '/customers' ? [{ id: 1, name: 'UAB Ąžuolas' }] : { ticket: 'one' } };
    },
  });
  await screen.findByText('1 customers');
  await waitFor(() => expect(tell).toBeDefined());
  jest.useFakeTimers();
  const times = async (ms: number): Promise<number> => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return asked.length;
  };
  return { times };
}

describe('live events', () => {
  it('show the first change at once and a hundred more together', async () => {
    const { times } = await open();
    expect(await times(10)).toBe(1);
    tell('Customer');
    expect(await times(100)).toBe(2);
    for (let at = 0; at < 100; at++) tell('Customer');
    expect(await times(1000)).toBe(2);
    expect(await times(3000)).toBe(3);
    expect(await times(10_000)).toBe(3);
  });

  it('read nothing for a page that nobody looks at, until it comes to the front', async () => {
    const { times } = await open();
    hidden = true;
    tell('Customer');
    expect(await times(5000)).toBe(1);
    hidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await times(100)).toBe(2);
  });

  it('read again what shows a figure of the changed record', async () => {
    const { times } = await open();
    tell('Item');
    expect(await times(5000)).toBe(1);
    tell('Invoice');
    expect(await times(100)).toBe(2);
  });
});
