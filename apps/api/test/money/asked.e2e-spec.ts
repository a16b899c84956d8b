import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/postgresql';
import { abilityOf, rightSubjects, type KontorAbility, type Subject } from '@kontor/abilities';
import { opened } from '../../src/platform/encryption/encrypted.ts';
import type { Operation } from '../operations.ts';
import { callOf, send } from './calls.ts';
import { walked } from './walk.ts';
import { makeWorld, type Person, type World } from './world.ts';

type Fields = Record<string, unknown>;
type Asked = { verb: string; subject: string; record: Fields };
type Written = { type: string; subject: string; before: Fields | undefined; after: Fields; changed: string[] };

/** Letters, history and errors are written by Kontor as a consequence, without a right. */
const guarded: readonly string[] = rightSubjects.filter((subject) => !['Mail', 'Audit', 'ErrorLog'].includes(subject));

let asked: Asked[] = [];
let written: Written[] = [];

/** Records what the unit of work is about to write, for each subject with rights. */
const watching: EventSubscriber = {
  onFlush: ({ uow }: FlushEventArgs) => {
    for (const { type, meta, entity, originalEntity, payload } of uow.getChangeSets()) {
      if (!guarded.includes(meta.className)) continue;
      const changed = Object.keys(payload).filter((field) => !['version', 'createdAt', 'updatedAt'].includes(field));
      written.push({
        type,
        subject: meta.className,
        before: originalEntity as Fields | undefined,
        after: { ...entity },
        changed,
      });
    }
  },
};

/** A copy of the fields, since a list inside a record may be changed in place. */
const kept = (record: object): Fields =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, Array.isArray(value) ? [...value] : value]));

/** The prototype that all abilities share. */
const abilities = Object.getPrototypeOf(abilityOf([])) as KontorAbility;
const { can } = abilities;
let world: World;
beforeAll(async () => {
  world = await makeWorld({ isTelling: false });
  world.api.app.get(MikroORM).em.getEventManager().registerSubscriber(watching);
  abilities.can = function (this: KontorAbility, ...question: Parameters<typeof can>) {
    const [verb, record] = question as unknown as [string, unknown];
    if (record && typeof record === 'object')
      asked.push({ verb, subject: this.detectSubjectType(record as never), record: kept(record) });
    return can.apply(this, question);
  };
});
afterAll(async () => {
  abilities.can = can;
  await world.api.close();
});
afterEach(() => {
  asked = [];
  written = [];
});

/** Written under the right to another subject, and why. */
const byAnotherRight: Record<string, Subject> = {
  // Money is recorded on an invoice, by a right to the invoice.
  'create Payment': 'Invoice',
  'update Payment': 'Invoice',
  'create Payment of POST /api/v1/retainer-invoices/{id}/record-payment': 'RetainerInvoice',
  'create Payment of POST /api/v1/retainer-invoices/{id}/mark-paid': 'RetainerInvoice',
  // Credit of the customer pays it, by the same right.
  'update Payment of POST /api/v1/retainer-invoices/{id}/use-credit': 'RetainerInvoice',
  // Hours are drawn by the right to the retainer invoice, in two steps: first the lines of the draft, then what is left to pay.
  'update Invoice of POST /api/v1/retainer-invoices/{id}/draw-hours': 'RetainerInvoice',
  'create VendorPayment': 'Bill',
  'create Reimbursement': 'Expense',
  // Undoing a payment needs a right to the payment alone.
  'update Bill of DELETE /api/v1/vendor-payments/{id}': 'VendorPayment',
  'update Bill of POST /api/v1/payment-runs/{id}/undo-paid': 'VendorPayment',
  'update Expense of DELETE /api/v1/reimbursements/{id}': 'Reimbursement',
  // What a count found is posted by the right to the count.
  'create InventoryAdjustment of POST /api/v1/stock-counts/{id}/post': 'StockCount',
  'update InventoryAdjustment of POST /api/v1/stock-counts/{id}/post': 'StockCount',
  // The rate of a project carries over to its hours.
  'update TimeEntry of POST /api/v1/projects/{id}/reprice': 'Project',
};

/** The unit of work remembers JSON as text, and what is encrypted as it is stored. */
const text = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? (opened(value) ?? value) : JSON.stringify(value ?? null);
};
const same = (record: Fields, stored: Fields, fields: string[]): boolean =>
  fields.every((field) => text(record[field]) === text(stored[field]));

/** Writes without a check of the record before, or after, the change. */
function unasked({ name, needs }: Operation): string[] {
  const was = (subject: string, test: (one: Asked) => boolean): boolean =>
    asked.some((one) => one.subject === subject && test(one));
  return written.flatMap(({ type, subject, before, after, changed }) => {
    const by = byAnotherRight[`${type} ${subject} of ${name}`] ?? byAnotherRight[`${type} ${subject}`];
    if (by && was(by, () => true)) return [];
    const about = (one: Asked): boolean => one.record['id'] === after['id'];
    const isAskedBefore = type === 'create' || was(subject, (one) => about(one) && same(one.record, before ?? {}, changed));
    // A command leads out of its own conditions: who may send drafts has no right to what is sent.
    const isAskedAfter =
      type === 'delete' ||
      (type === 'update' && needs?.verb !== 'update') ||
      was(
        subject,
        (one) =>
          // A command that makes a record has a right of its own, such as to submit a week.
          ['create', 'update', ...(type === 'create' ? [needs?.verb] : [])].includes(one.verb) &&
          same(
            one.record,
            after,
            changed.filter((field) => field !== 'id'),
          ),
      );
    return [...(isAskedBefore ? [] : [`${type} ${subject}, before`]), ...(isAskedAfter ? [] : [`${type} ${subject}, after`])];
  });
}

const writing = walked.filter(({ needs, method }) => needs && method !== 'get');

describe('a right is checked on the record before and after each change', () => {
  it.each(writing.map((operation) => [operation.name, operation] as const))('%s', async (_name, operation) => {
    const admin = world.people.get('admin') as Person;
    const call = await callOf(operation, world, admin);
    [asked, written] = [[], []];
    const { status } = await send(operation, call, admin);
    expect(status).toBeLessThan(300);
    expect(unasked(operation)).toEqual([]);
  });
});

it('the test notices a missing check', async () => {
  const operation = writing.find(({ name }) => name === 'PUT /api/v1/items/{id}') as Operation;
  const admin = world.people.get('admin') as Person;
  const call = await callOf(operation, world, admin);
  [asked, written] = [[], []];
  await send(operation, { ...call, body: { ...call.body, name: 'Another name' } }, admin);
  expect(unasked(operation)).toEqual([]);
  asked = [];
  expect(unasked(operation)).toEqual(['update Item, before', 'update Item, after']);
});
