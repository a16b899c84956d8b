import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { abilityOf, allows, builtInRoles, rulesFor, type BuiltInRole } from '@kontor/abilities';
import { fileSubjects, type AbilityRule, type FileSubject } from '@kontor/domain';
import { aBill, aBillLine, aVendor } from '../../../test/builders/bill.ts';
import { aCreditNote } from '../../../test/builders/credit-note.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { anEstimate } from '../../../test/builders/estimate.ts';
import { anExpense } from '../../../test/builders/expense.ts';
import { aFile } from '../../../test/builders/file.ts';
import { anInvoice } from '../../../test/builders/invoice.ts';
import { anItem } from '../../../test/builders/item.ts';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { aRetainerInvoice } from '../../../test/builders/retainer-invoice.ts';
import { anAdjustment, aStockCount } from '../../../test/builders/stock.ts';
import { store } from '../../../test/builders/store.ts';
import { aUser } from '../../../test/builders/user.ts';
import { aVendorCreditNote, aVendorCreditNoteLine } from '../../../test/builders/vendor-credit-note.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { recordOf } from '../rest/record-access.ts';
import { subjectOf } from '../subjects/subjects.ts';

let api: TestApp;
let somebody: number;
const people = new Map<BuiltInRole, Agent>();
/** A record of each noun that can have files, for a project of which everybody is a member. */
const records = new Map<FileSubject, number>();

beforeAll(async () => {
  api = await testApp();
  somebody = (await api.as('employee')).userId;
  const projectId = await store(api, aProject());
  for (const role of builtInRoles) {
    const person = await api.as(role);
    people.set(role, person);
    await store(api, aProjectMember({ projectId, userId: person.userId }));
  }
  const make: Record<FileSubject, () => Promise<number> | number> = {
    Invoice: () => store(api, anInvoice({ projectId })),
    Estimate: () => store(api, anEstimate({ projectId })),
    CreditNote: () => store(api, aCreditNote({ projectId })),
    RetainerInvoice: () => store(api, aRetainerInvoice({ projectId })),
    Project: () => projectId,
    Customer: () => store(api, aCustomer()),
    Vendor: () => store(api, aVendor()),
    Bill: async () => {
      const bill = await store(api, aBill());
      await store(api, aBillLine({ bill, projectId }));
      return bill;
    },
    VendorCreditNote: async () => {
      const vendorCreditNote = await store(api, aVendorCreditNote());
      await store(api, aVendorCreditNoteLine({ vendorCreditNote, projectId }));
      return vendorCreditNote;
    },
    Expense: () => store(api, anExpense({ projectId, userId: somebody })),
    Item: () => store(api, anItem()),
    InventoryAdjustment: () => store(api, anAdjustment()),
    StockCount: () => store(api, aStockCount()),
    Organisation: () => 1,
    User: () => store(api, aUser()),
  };
  for (const subject of fileSubjects) records.set(subject, await make[subject]());
});
afterAll(() => api.close());

type Rights = { readsFile: boolean; changesRecord: boolean; deletesFiles: boolean; deletesOwn: boolean };
/** What the rules of the role say about the record and its files. */
async function rightsTo(role: BuiltInRole, subject: FileSubject): Promise<Rights> {
  const { userId } = people.get(role) as Agent;
  const [row] = await api.sql<{ rules: AbilityRule[] }>('select rules from role where key = $1', [role]);
  const ability = abilityOf(rulesFor(row?.rules ?? [], userId));
  const record = await recordOf(api.em(), subject, records.get(subject) ?? 0);
  if (!record) throw new Error(`there is no ${subject}`);
  const told = subjectOf(subject)?.files?.telling;
  return {
    readsFile:
      allows(ability, 'read', subject, record) &&
      (!told || allows(ability, 'read', subject, undefined, told)) &&
      allows(ability, 'read', 'File', { subject }),
    changesRecord: allows(ability, 'update', subject, record),
    deletesFiles: allows(ability, 'delete', 'File', { subject }),
    deletesOwn: allows(ability, 'delete', 'File', { subject, createdById: userId }),
  };
}
/** Deletes a file of the record that this person uploaded, or somebody else. */
async function deletes(role: BuiltInRole, subject: FileSubject, createdById: number): Promise<boolean> {
  const id = await store(api, aFile({ subject, subjectId: records.get(subject), createdById }));
  const { status } = await (people.get(role) as Agent).delete(`/api/v1/files/${id}`);
  const left = await api.sql('select 1 from file where id = $1', [id]);
  expect([role, subject, status]).toEqual([role, subject, left.length ? expect.any(Number) : 200]);
  if (left.length) expect([403, 404]).toContain(status);
  return left.length === 0;
}

describe.each(builtInRoles)('a file of any noun, for the role %s', (role) => {
  it.each(fileSubjects)('is deleted by whoever may change the record: %s', async (subject) => {
    const { readsFile, changesRecord, deletesFiles, deletesOwn } = await rightsTo(role, subject);
    expect(await deletes(role, subject, somebody)).toBe(readsFile && deletesFiles && changesRecord);
    const { userId } = people.get(role) as Agent;
    expect(await deletes(role, subject, userId)).toBe(readsFile && deletesOwn);
  });
});

it.each([
  ['storekeeper', 'Customer'],
  ['storekeeper', 'Vendor'],
  ['projectManager', 'Organisation'],
  ['projectManager', 'Invoice'],
  ['accountant', 'Organisation'],
  ['accountant', 'Project'],
] as const)('a %s reads the files of %s and adds some, and deletes none but their own', async (role, subject) => {
  expect(await rightsTo(role, subject)).toMatchObject({ readsFile: true, changesRecord: false, deletesFiles: true });
  expect(await deletes(role, subject, somebody)).toBe(false);
  expect(await deletes(role, subject, (people.get(role) as Agent).userId)).toBe(true);
});
