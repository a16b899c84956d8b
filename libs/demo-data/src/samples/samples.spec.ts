import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { demoInvoiceStatuses } from '@kontor/domain';
import { sampleDemoInvoices } from './demo-invoices.ts';
import { sampleDemoUsers } from './demo-users.ts';

const counts = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].sort().map((value) => [value, values.filter((one) => one === value).length]));

describe('the demo users', () => {
  const users = sampleDemoUsers();
  it('are fifty, with each role, plan and status as often as it should be', () => {
    expect(users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(counts(users.map(({ role }) => role))).toEqual({ admin: 11, author: 7, editor: 8, maintainer: 12, subscriber: 12 });
    expect(counts(users.map(({ currentPlan }) => currentPlan))).toEqual({ basic: 10, company: 10, enterprise: 10, team: 20 });
    expect(counts(users.map(({ status }) => status))).toEqual({ active: 18, inactive: 14, pending: 18 });
  });
  it('have names of their own', () => {
    for (const name of ['username', 'email', 'fullName'] as const) expect(new Set(users.map((one) => one[name])).size).toBe(50);
  });
});

describe('the demo invoices', () => {
  const invoices = sampleDemoInvoices();
  it('are 36 from 4987 to 5036, with gaps', () => {
    const ids = invoices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(36);
    expect([Math.min(...ids), Math.max(...ids)]).toEqual([4987, 5036]);
  });
  it('have every status, and nothing to pay where they are paid', () => {
    expect(Object.keys(counts(invoices.map(({ invoiceStatus }) => invoiceStatus)))).toEqual([...demoInvoiceStatuses].sort());
    expect(invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Paid').every(({ balance }) => balance === 0)).toBe(true);
    expect(invoices.some(({ balance }) => /^\$\d/.test(String(balance)))).toBe(true);
    expect(invoices.some(({ balance }) => /^-\$\d/.test(String(balance)))).toBe(true);
  });
  it('begin with five different clients', () => {
    expect(new Set(invoices.slice(0, 5).map(({ client }) => client.name)).size).toBe(5);
  });
});
