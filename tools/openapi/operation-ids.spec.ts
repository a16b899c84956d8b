import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { namedOperations, operationId } from './operation-ids.ts';

describe('the name of an operation', () => {
  it.each([
    ['GET', '/api/v1/invoices', true, 'listInvoices'],
    ['POST', '/api/v1/invoices', false, 'createInvoice'],
    ['DELETE', '/api/v1/invoices', true, 'deleteInvoices'],
    ['GET', '/api/v1/invoices/{id}', false, 'getInvoice'],
    ['PUT', '/api/v1/time-entries/{id}', false, 'updateTimeEntry'],
    ['PATCH', '/api/v1/time-entries', true, 'updateTimeEntries'],
    ['GET', '/api/v1/invoices/counts', false, 'getInvoiceCounts'],
    ['GET', '/api/v1/invoices/{id}/pdf', false, 'getInvoicePdf'],
    ['GET', '/api/v1/invoices/{id}/payments', true, 'listInvoicePayments'],
    ['POST', '/api/v1/invoices/{id}/send', false, 'sendInvoice'],
    ['POST', '/api/v1/invoices/{id}/mark-paid', false, 'markInvoicePaid'],
    ['POST', '/api/v1/invoices/{id}/write-off', false, 'writeOffInvoice'],
    ['POST', '/api/v1/users/{id}/turn-off-second-factor', false, 'turnOffUserSecondFactor'],
    ['POST', '/api/v1/time-entries/copy-week', false, 'copyTimeEntryWeek'],
    ['PUT', '/api/v1/organisation/1', false, 'updateOrganisation'],
    ['GET', '/api/v1/dashboard', false, 'getDashboard'],
    ['GET', '/api/v1/number-series/{id}', false, 'getNumberSeries'],
    ['POST', '/jwt/login', false, 'login'],
  ])('of %s %s is', (method, path, many, name) => expect(operationId(method, path, many)).toBe(name));
});

describe('the operation names of the document', () => {
  const { paths } = JSON.parse(readFileSync(new URL('../../apps/api/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ name: `${method.toUpperCase()} ${path}`, id: one.operationId })),
  );

  it('are unique, and valid function names', () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id))).toEqual([]);
  });
  it('are overridden only for existing operations', () => {
    const names = operations.map(({ name }) => name);
    expect(namedOperations.filter((name) => !names.includes(name))).toEqual([]);
  });
});
