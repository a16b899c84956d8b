import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let ids: number[];

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  const dates = { invoiceDate: '2026-06-01', dueDate: '2026-06-14' };
  ids = [(await world.sent(dates)).id, (await world.draft(dates)).id];
});
afterAll(() => api.close());

const remove = async (by: Agent, path: string): Promise<Record<string, string | number> | undefined> => {
  const { body } = await by.get(path).expect(200);
  const refused = await by
    .delete(path)
    .set('If-Match', `"${(body as { version: number }).version}"`)
    .expect(409);
  expect(refused.body).toMatchObject({ code: 'error.in_use', message: expect.stringContaining('refer to this one') });
  return (refused.body as { params?: Record<string, string | number> }).params;
};

describe('what is in use is not deleted, and says what refers to it', () => {
  it('with counts and the latest of them', async () => {
    const params = await remove(world.admin, `/api/v1/customers/${world.customerId}`);
    expect(params).toMatchObject({
      'count.Invoice': 2,
      'ids.Invoice': [...ids].sort((a, b) => b - a).join(','),
      'count.Project': 1,
    });
  });

  it('also through lines, which are told as their document', async () => {
    const [line] = await api.sql<{ rate: number }>('select tax_rate_id as rate from invoice_line where tax_rate_id is not null');
    expect(await remove(world.admin, `/api/v1/tax-rates/${line?.rate}`)).toMatchObject({ 'count.Invoice': 2 });
  });

  it('and names nothing that the person may not read', async () => {
    const clerk = await api.asOwnRole([
      { action: ['read', 'delete'], subject: 'Customer' },
      { action: 'read', subject: ['Auth', 'ACL', 'Project'] },
    ]);
    const params = await remove(clerk, `/api/v1/customers/${world.customerId}`);
    expect(params).toMatchObject({ 'count.Project': 1, 'count.other': expect.any(Number) });
    expect(JSON.stringify(params)).not.toContain('Invoice');
  });

  it('and tells of no field that is hidden: a size would say who wears it', async () => {
    const size = { type: 2, code: 'XXS', nameEn: 'XXS', nameLt: 'XXS', nameNo: 'XXS', position: 90, active: true };
    const { body } = await world.admin.post('/api/v1/classifiers').send(size).expect(201);
    const { id } = body as { id: number };
    const wearer = await api.as('employee');
    await api.sql('update user_account set jacket_size_id = $1 where id = $2', [id, wearer.userId]);
    const rights = [
      { action: ['read', 'delete'], subject: 'Classifier' },
      { action: 'read', subject: ['Auth', 'ACL', 'User'] },
    ];
    const hidden = { action: 'read', subject: 'User', fields: ['@personal'], inverted: true };
    const path = `/api/v1/classifiers/${id}`;
    expect(await remove(await api.asOwnRole([...rights, hidden]), path)).toEqual({ 'count.other': 1 });
    expect(await remove(await api.asOwnRole(rights), path)).toEqual({ 'count.User': 1, 'ids.User': String(wearer.userId) });
  });
});
