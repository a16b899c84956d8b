import { store } from '../builders/store.ts';
import { aTimeEntry } from '../builders/time-entry.ts';
import { aUser, aUserRate } from '../builders/user.ts';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { World } from './world.ts';

/** Makes the input of a record, by the name of its list. Its amounts are easy to find again. */
export type Maker = (world: World, userId: number) => Promise<object>;
type Made = { id: number; version: number };

const customer = ({ next }: World): object => ({
  kind: 'company',
  name: `UAB Sidabras ${next()}`,
  country: 'LT',
  currency: 'EUR',
  language: 'lt',
  hourlyRate: 1234.31,
  discountPercent: 3.125,
  street: 'Gedimino pr. 1',
  city: 'Vilnius',
  active: true,
});
const idOf = async (made: Promise<Made>): Promise<number> => (await made).id;
const userOf = async ({ api }: World): Promise<number> => {
  const [client] = await api.sql<{ id: number }>(`select id from role where key = 'client'`);
  return store(api, aUser({ roleId: client?.id, invitedAt: new Date() }));
};

let day = 0;
/** A new day each time, so that none has too many hours. */
export const nextDay = (): string => {
  day += 1;
  return new Date(Date.UTC(2023, 0, day)).toISOString().slice(0, 10);
};

const firstMakers: Record<string, Maker> = {
  customers: async (world) => customer(world),
  contacts: async ({ customerId }) => ({
    customerId,
    firstName: 'Rasa',
    lastName: 'Kazlauskienė',
    isPrimary: false,
    alikeConfirmed: true,
  }),
  items: async ({ next }) => ({
    sku: `S${next()}`,
    name: 'Router',
    kind: 'service',
    sellingPrice: 2345.41,
    purchasePrice: 1567.43,
    active: true,
  }),
  projects: async (world) => ({
    code: `P${world.next()}`,
    name: `Portal ${world.next()}`,
    customerId: world.customerId,
    billing: 'projectRate',
    hourlyRate: 3456.47,
    budgetAmount: 45678.53,
  }),
  'project-members': async (world, userId) => ({ projectId: await idOf(made(world, 'projects')), userId, hourlyRate: 5678.59 }),
  tasks: async ({ projectId }) => ({
    projectId,
    name: 'Design',
    position: 0,
    hourlyRate: 6789.61,
    billable: true,
    isDone: false,
  }),
  'time-entries': async ({ projectId }, userId) => ({
    userId,
    projectId,
    workDate: nextDay(),
    minutes: 90,
    note: 'Checked the booking form',
    billable: true,
  }),
  invoices: async (world) => ({
    customerId: world.customerId,
    invoiceDate: '2026-11-20',
    dueDate: '2026-12-04',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    noProjectConfirmed: true,
    lines: [
      {
        kind: 'text',
        description: 'Consulting, November',
        quantity: 3,
        unit: 'C62',
        unitPrice: 4321.19,
        taxRateId: await taxOf(world),
      },
    ],
  }),
  users: async (world) => ({
    email: `new${world.next()}@example.com`,
    username: `new${world.next()}`,
    firstName: 'Ona',
    lastName: 'Onaitė',
    displayName: 'Ona',
    roleId: await roleOf(world, 'client'),
    language: 'lt',
  }),
  'user-rates': async (world) => ({
    userId: await userOf(world),
    validFrom: '2026-11-01',
    hourlyRate: 8901.73,
    costRate: 789.79,
  }),
  'work-contracts': async (world) => ({
    userId: await userOf(world),
    validFrom: '2026-11-01',
    dayMinutes: 480,
    weekdays: [1, 2, 3, 4, 5],
    holidayDays: 20,
  }),
  roles: async ({ next }) => ({
    name: `Role ${next()}`,
    rights: [{ subject: 'Customer', verbs: ['read'], ownVerbs: [], hidden: ['money'] }],
  }),
  'travel-rates': async ({ next }) => ({
    kind: 'kilometres',
    name: `Own car ${next()}`,
    currency: 'EUR',
    amount: 0.35,
    validFrom: '2026-01-01',
  }),
  'employer-charges': async ({ next }) => ({
    country: 'LT',
    zone: `Zone ${next()}`,
    kind: 'contribution',
    percent: 1.77,
    base: 'gross',
    validFrom: '2026-01-01',
    isDefault: false,
  }),
  'tax-rates': async () => ({ name: 'VAT 7', percent: 7, category: 'S', validFrom: '2026-01-01', isDefault: false }),
  classifiers: async ({ next }) => ({
    type: 3,
    code: `c${next()}`,
    nameEn: 'One',
    nameLt: 'Vienas',
    nameNo: 'En',
    position: 0,
    active: true,
  }),
  'bank-accounts': async ({ next }) => ({
    bankName: 'Bankas',
    iban: ibanOf(next()),
    currency: 'EUR',
    isDefault: false,
    kidMethod: 'none',
  }),
};

/** Makers that nouns bring along: `makers` of `<noun>.sample.ts` beside the entity. */
const src = fileURLToPath(new URL('../../src/', import.meta.url));
const samples = globSync('**/*.sample.ts', { cwd: src }).map(
  (path) => import(join(src, path)) as Promise<{ makers?: Record<string, Maker> }>,
);
export const makers: Record<string, Maker> = Object.assign(
  {},
  firstMakers,
  ...(await Promise.all(samples)).map((one) => one.makers),
) as Record<string, Maker>;

/** A new record of the firm, created by an Admin. */
export async function made(world: World, resource: string, given?: object): Promise<Made> {
  const input = given ?? (await makers[resource]?.(world, world.admin.userId));
  const { status, body } = await world.admin.post(`/api/v1/${resource}`).send(input);
  if (status !== 201) throw new Error(`${resource} could not be made: ${status} ${JSON.stringify(body)}`);
  const record = body as Made;
  if (resource === 'users')
    await store(world.api, aUserRate({ userId: record.id, validFrom: '2026-01-01', hourlyRate: 8901.73, costRate: 789.79 }));
  return record;
}

/** A project that hours can be logged on. */
export async function projectFor(world: World): Promise<number> {
  const { id } = await made(world, 'projects');
  await world.api.sql(`update project set status = 'active' where id = $1`, [id]);
  return id;
}
/** Hours of this person on a day of their own, with rates. */
export const entryFor = async (world: World, userId: number, projectId?: number): Promise<number> =>
  store(
    world.api,
    aTimeEntry({
      userId,
      projectId: projectId ?? world.projectId,
      workDate: nextDay(),
      billingRate: 7891.67,
      costRate: 456.71,
    }),
  );
export async function sentInvoice(world: World): Promise<Made> {
  const { id } = await made(world, 'invoices');
  return (await world.admin.post(`/api/v1/invoices/${id}/send`).send({}).expect(200)).body as Made;
}
export async function paymentOn(world: World, amount = 1111.13): Promise<{ invoiceId: number; paymentId: number }> {
  const { id: invoiceId } = await sentInvoice(world);
  const input = { paymentDate: '2026-11-21', amount, method: 'bankTransfer' };
  await world.admin.post(`/api/v1/invoices/${invoiceId}/record-payment`).send(input).expect(200);
  const [row] = await world.api.sql<{ id: number }>('select max(id) as id from payment');
  return { invoiceId, paymentId: row?.id ?? 0 };
}

export async function writeOffOn(world: World): Promise<{ id: number }> {
  const { id: invoiceId } = await sentInvoice(world);
  const input = { writeOffDate: '2026-11-21', amount: 1113.19, reason: 'bankrupt' };
  await world.admin.post(`/api/v1/invoices/${invoiceId}/write-off`).send(input).expect(200);
  const [row] = await world.api.sql<{ id: number }>('select max(id) as id from write_off');
  return { id: row?.id ?? 0 };
}

/** The organisation profile, as it would be sent back. */
export async function profileOf({ admin }: World): Promise<{ version: number }> {
  const { body } = await admin.get('/api/v1/organisation/1');
  const own = new Set(['id', 'createdAt', 'updatedAt', 'remindersSince']);
  return Object.fromEntries(Object.entries(body as object).filter(([name]) => !own.has(name))) as { version: number };
}

const roleOf = async ({ api }: World, key: string): Promise<number> =>
  (await api.sql<{ id: number }>('select id from role where key = $1', [key]))[0]?.id ?? 0;
const taxOf = async ({ api }: World): Promise<number> =>
  (await api.sql<{ id: number }>(`select id from tax_rate where category = 'S' and percent = 21 and valid_to is null`))[0]?.id ??
  0;

function ibanOf(n: number): string {
  const rest = `70440${String(n).padStart(11, '0')}`;
  const check = 98n - (BigInt(`${rest}212900`) % 97n);
  return `LT${String(check).padStart(2, '0')}${rest}`;
}
