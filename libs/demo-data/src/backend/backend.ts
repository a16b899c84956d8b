import { accounts } from './accounts.ts';
import { chatCalls } from './chat.ts';
import { bookmarkCalls } from './bookmarks.ts';
import { calendarEventCalls } from './calendar-events.ts';
import { pagesCalls } from './pages.ts';
import { demoInvoiceCalls } from './demo-invoices.ts';
import { demoUserCalls } from './demo-users.ts';
import { employeeCalls } from './employees.ts';
import {
  Refusal,
  refusalOf,
  type BackendAnswer,
  type BackendModule,
  type BackendRequest,
  type Calls,
  type Context,
  type Query,
} from './frame.ts';
import type { ReadPart } from '../recording/recording.ts';
import { mailboxCalls } from './mailbox.ts';
import { recorded } from './recorded/index.ts';
import { shopCalls } from './shop.ts';
import { todoCalls } from './todos.ts';
import { readAddress, routerOf } from './routes.ts';

type BackendOptions = {
  now?: () => Date;
  random?: () => number;
  /** The recorded answers of the API about the demo firm. Without them there are only the sample calls. */
  recording?: ReadPart;
};
/** Answers a call; undefined for an unknown one, which goes to the network. */
export type Handle = (request: BackendRequest) => Promise<BackendAnswer | undefined>;

/** The modules of the sample back end. Each back end makes its own, and a module keeps its store in its closure. */
const modules: BackendModule[] = [
  pagesCalls,
  demoUserCalls,
  demoInvoiceCalls,
  mailboxCalls,
  chatCalls,
  todoCalls,
  calendarEventCalls,
  shopCalls,
  employeeCalls,
  bookmarkCalls,
];

/**
 * The sample back end for the browser: answers the sample calls from an in-memory store, as the API does from PostgreSQL, and reads the
 * firm's records from a recording.
 * Example: `const handle = createBackend(); const answer = await handle({ method: 'GET', path: '/pricing/data', headers })`.
 */
export function createBackend({ now = () => new Date(), random = Math.random, recording }: BackendOptions = {}): Handle {
  const { calls: signingIn, personOf, people } = accounts({ now, random, cartCount: (personId) => context.cartCount(personId) });
  const context: Context = { now, random, personal, people, cartCount: () => 0 };
  const open = routerOf(signingIn);
  const closed = routerOf(modules.reduce<Calls>((all, module) => Object.assign(all, module(context)), {}));
  const business = recording && recorded(recording);
  return async ({ method, path: address, headers = {}, body }) => {
    const { path, query } = readAddress(address);
    const isOpen = path.startsWith('/jwt/');
    const sample = (isOpen ? open : closed)(method, path);
    const found = sample ?? (await business?.(method, path));
    if (!found) return undefined;
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value ?? ''])) as Query;
    try {
      const personId = isOpen ? 0 : personOf(String(lower['authorization'] ?? ''));
      if (personId === undefined) throw new Refusal('error.not_signed_in');
      if (!sample && people().find(({ id }) => id === personId)?.role !== 'admin') throw new Refusal('error.not_authorized');
      // Copied both ways, so that a caller cannot change the store by changing what it sent or received.
      return copy(await found.handler({ params: found.params, query, body: copy(body), personId, headers: lower }));
    } catch (error) {
      return refusalOf(error);
    }
  };
}

function personal<T>(make: (personId: number) => T): (personId: number) => T {
  const stores = new Map<number, T>();
  return (personId) => {
    const store = stores.get(personId) ?? make(personId);
    stores.set(personId, store);
    return store;
  };
}

const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));
