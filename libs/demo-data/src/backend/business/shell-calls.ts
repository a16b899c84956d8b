import { hasText, OrganisationInput, textIn, type SearchEntry, type SearchGroup } from '@kontor/domain';
import { ok, read, type Calls } from '../frame.ts';
import { dashboardOf } from './dashboard.ts';
import { sameVersion, type Firm } from './firm.ts';
import { personIdOf, versionOf } from './sent.ts';

const most = 4;

function search(firm: Firm, q: string): { groups: { group: SearchGroup; entries: SearchEntry[] }[] } {
  if (!q) return { groups: [] };
  const { customers, projects, invoices, items, users } = firm.fresh();
  const entry = (path: string, id: number, title: string, subtitle: string | null): SearchEntry => ({
    ...{ id, title, subtitle },
    link: `/${path}/${id}/show`,
  });
  const groups: { group: SearchGroup; entries: SearchEntry[] }[] = [
    {
      group: 'customers',
      entries: customers
        .filter(({ name }) => hasText(q, name))
        .map(({ id, name, city, country }) => entry('customers', id, name, [city, country].filter(Boolean).join(', '))),
    },
    {
      group: 'projects',
      entries: projects
        .filter(({ name, code }) => hasText(q, name, code))
        .map(({ id, name, code, customerName }) => entry('projects', id, name, `${code} · ${customerName}`)),
    },
    {
      group: 'documents',
      entries: invoices
        .filter(({ number }) => number !== null && hasText(q, number))
        .reverse()
        .map(({ id, number, customerName }) => entry('invoices', id, number ?? '', customerName)),
    },
    {
      group: 'items',
      entries: items.filter(({ name, sku }) => hasText(q, name, sku)).map(({ id, name, sku }) => entry('items', id, name, sku)),
    },
    {
      group: 'users',
      entries: users
        .filter(({ active, displayName }) => active && hasText(q, displayName))
        .map(({ id, displayName, roleName }) => entry('users', id, displayName, roleName)),
    },
  ];
  return {
    groups: groups
      .map(({ group, entries }) => ({ group, entries: entries.slice(0, most) }))
      .filter(({ entries }) => entries.length > 0),
  };
}

const none = (name: string) => () => ({ status: 200, body: [], headers: { 'Content-Range': `${name} */0` } });

/** What the frame round the pages asks for. There are no notifications, files, mails and errors here: those come from a server. */
export const shellCalls = (firm: Firm): Calls => ({
  'GET /api/v1/organisation/1': () => ok(firm.organisation),
  'PUT /api/v1/organisation/1': async (call) => {
    const input = await read(OrganisationInput, call.body);
    sameVersion(firm.organisation, versionOf(call));
    Object.assign(firm.organisation, input, { version: firm.organisation.version + 1, updatedAt: firm.moment });
    return ok(firm.organisation);
  },
  'GET /api/v1/dashboard': (call) => ok(dashboardOf(firm, personIdOf(call))),
  'GET /api/v1/search': ({ query }) => ok(search(firm, textIn(query, 'q'))),
  'GET /api/v1/customers/options': () =>
    ok(
      firm
        .fresh()
        .customers.filter(({ active }) => active)
        .map(({ id, name, currency }) => ({ id, name, currency }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    ),
  'GET /api/v1/notifications/unread-count': () => ok({ unread: 0 }),
  'POST /api/v1/notifications/mark-read': () => ok({ unread: 0 }),
  ...Object.fromEntries(
    ['notifications', 'files', 'mails', 'error-logs', 'user-documents'].map((name) => [`GET /api/v1/${name}`, none(name)]),
  ),
  'POST /api/v1/error-logs/browser': () => ({ status: 204 }),
});
