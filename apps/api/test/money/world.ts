import { hash } from '@node-rs/argon2';
import { abilityOf, builtInRoles, rulesFor, visitorRules, type KontorAbility, type Subject } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../test-app.ts';
import { tenthOfFirm } from '../test-database.ts';
import { store } from '../builders/store.ts';
import { aRole } from '../builders/user.ts';

const everythingBut = (...subject: Subject[]): AbilityRule[] => [
  { action: 'manage', subject: 'all' },
  { action: 'manage', subject, fields: ['@money', '@cost'], inverted: true },
];
/** Roles of the firm: they may do everything, but see no amounts, or none of these subjects. */
const own: Record<string, AbilityRule[]> = {
  reader: everythingBut('all'),
  seesPricesAlone: everythingBut(
    'Estimate',
    'Invoice',
    'CreditNote',
    'RetainerInvoice',
    'TimeEntry',
    'Item',
    'StockMove',
    'InventoryAdjustment',
    'Bill',
    'VendorCreditNote',
    'Expense',
    'User',
    'Mail',
  ),
  seesPapersAlone: everythingBut(
    'Customer',
    'Project',
    'ProjectMember',
    'Task',
    'Payment',
    'VendorPayment',
    'PaymentRun',
    'Reimbursement',
    'UserRate',
    'Organisation',
    'Mail',
  ),
};
export const ownRoles = Object.keys(own);
export const roles: readonly string[] = [...builtInRoles, ...ownRoles];
export const password = 'žalias-dviratis-lyja';

export type Person = Agent & { role: string; email: string; ability: KontorAbility };
export type World = {
  api: TestApp;
  admin: Person;
  people: Map<string, Person>;
  /** Another person of this role, who may be signed out, locked and emptied. */
  anybody: (role: string) => Promise<Person>;
  /** A customer and an active project that calls share and never change. */
  customerId: number;
  projectId: number;
  /** Records that are only read, by the name of their list. */
  kept: Map<string, number>;
  /** A new number on every call. */
  next: () => number;
};

/** Amounts that are easy to recognise: no two columns end alike. */
const telling = `
  update organisation set default_hourly_rate = 9101.29, lock_date = null, is_vat_registered = true, day_limit_minutes = 1440;
  update customer set hourly_rate = 1000.31 + id;
  update item set selling_price = 2000.41 + id, purchase_price = 1500.43 + id;
  update project set hourly_rate = 3000.47 + id, budget_amount = 40000.53 + id;
  update project_member set hourly_rate = 5000.59 + id;
  update task set hourly_rate = 6000.61 + id;
  update time_entry set billing_rate = 7000.67 + id % 50, override_rate = 7100.69 + id % 50, cost_rate = 400.71 + id % 50;
  update dated_rate set hourly_rate = 6500.37 + id;
  update user_rate set hourly_rate = 8000.73 + id, cost_rate = 700.79 + id;
  update payment set unallocated = 300.83 + id where id % 7 = 0 and amount >= 300.83 + id`;

let calls = 0;
/** A new address for each call, since attempts are counted by address. */
export function anAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** The demo firm, with amounts that are easily found again or with its own, and one person of every role. */
export async function makeWorld({ isTelling = true } = {}): Promise<World> {
  const environment = { KONTOR_TRUST_PROXY: 'true', KONTOR_REGISTRATION: 'open', KONTOR_METRICS: 'public' };
  const api = await testApp(environment, undefined, await tenthOfFirm());
  if (isTelling) await api.sql(telling);
  for (const [key, rules] of Object.entries(own)) await store(api, aRole({ key, name: key, rules }));
  // Cheap parameters: it is verified a hundred times and more.
  const passwordHash = await hash(password.normalize('NFC'), { memoryCost: 64, timeCost: 1, parallelism: 1 });
  let count = 0;
  const anybody = async (role: string): Promise<Person> => {
    const agent = await api.as(role === 'nobody' ? 'client' : role, {
      fullName: 'Rasa Kazlauskienė',
      hourlyRate: 8112.73,
      costRate: 712.79,
    });
    const [row] = await api.sql<{ email: string; rules: AbilityRule[] }>(
      `update user_account u set password_hash = $1 from role r where u.id = $2 and r.id = u.role_id returning u.email, r.rules`,
      [passwordHash, agent.userId],
    );
    if (!row) throw new Error(`nobody is ${role}`);
    return { ...agent, role, email: row.email, ability: abilityOf(rulesFor(row.rules, agent.userId)) };
  };
  const people = new Map<string, Person>();
  for (const role of roles) people.set(role, await anybody(role));
  people.set('nobody', visitorOf(api));
  const [shared] = await api.sql<{ customerId: number; projectId: number }>(
    `select p.customer_id as "customerId", p.id as "projectId" from project p join customer c on c.id = p.customer_id
     where p.status = 'active' and p.billing = 'projectRate' and c.currency = 'EUR' order by p.id limit 1`,
  );
  if (!shared) throw new Error('the demo firm has no such project');
  return {
    api,
    ...shared,
    admin: await anybody('admin'),
    people,
    kept: new Map(),
    anybody,
    next: () => (count += 1),
  };
}

function visitorOf({ visitor }: TestApp): Person {
  const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete') => (path: string) => visitor[method](path);
  const agent = { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete') };
  return { ...agent, userId: 0, token: '', role: 'nobody', email: '', ability: abilityOf(visitorRules) };
}
