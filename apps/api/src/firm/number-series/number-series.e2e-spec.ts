import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NumberSeriesInput, NumberSeriesRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../../sales/invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let admin: Agent;
const path = '/api/v1/number-series';

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  ({ admin } = world);
});
afterAll(() => api.close());

const input = (change: Partial<NumberSeriesInput> = {}): NumberSeriesInput => ({
  documentKind: 'invoice',
  pattern: 'EXP-{YYYY}-{000}',
  nextNumber: 1,
  resetsYearly: true,
  ...change,
});
const list = async (): Promise<NumberSeriesRecord[]> =>
  ((await admin.get(path).expect(200)).body as NumberSeriesRecord[]).filter(({ documentKind }) => documentKind === 'invoice');
const add = async (change: Partial<NumberSeriesInput> = {}): Promise<NumberSeriesRecord> =>
  (await admin.post(path).send(input(change)).expect(201)).body as NumberSeriesRecord;
const put = ({ id, version }: NumberSeriesRecord, change: Partial<NumberSeriesInput>) =>
  admin.put(`${path}/${id}`).set('If-Match', `"${version}"`).send(input(change));
const remove = ({ id, version }: NumberSeriesRecord) => admin.delete(`${path}/${id}`).set('If-Match', `"${version}"`);

describe('the number series of a kind', () => {
  it('can be several, one of which is the default', async () => {
    const added = await add();
    expect(added).toMatchObject({ pattern: 'EXP-{YYYY}-{000}', isDefault: false, lastIssuedDate: null });
    expect((await list()).map(({ pattern, isDefault }) => [pattern, isDefault])).toEqual([
      ['INV-{YYYY}-{0000}', true],
      ['EXP-{YYYY}-{000}', false],
    ]);
    const { body } = await put(added, { isDefault: true }).expect(200);
    expect(body).toMatchObject({ isDefault: true });
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect((await world.sent()).number).toBe('EXP-2026-001');
    const [usual] = await list();
    if (usual) await put(usual, { pattern: usual.pattern, nextNumber: usual.nextNumber, isDefault: true }).expect(200);
  });

  it('refuse a first number that any series has already given', async () => {
    const used = (await list()).find(({ lastIssuedDate }) => lastIssuedDate);
    if (!used) throw new Error('There is no series in use');
    await put(used, { pattern: 'OUT-{YYYY}-{000}', nextNumber: used.nextNumber }).expect(200);
    const { body } = await admin.post(path).send(input()).expect(422);
    expect(body).toMatchObject({
      errors: { nextNumber: { code: 'number_series.number_exists', params: { number: 'EXP-2026-001', min: 2 } } },
    });
    const taken = await add({ nextNumber: 2 });
    expect((await put(taken, { nextNumber: 1 }).expect(422)).body).toMatchObject({ code: 'number_series.number_exists' });
    await remove(taken).expect(200);
  });

  it('stay the default when a change does not mention it', async () => {
    const [usual] = await list();
    if (!usual) throw new Error('There is no series');
    const { body } = await put(usual, { pattern: usual.pattern, nextNumber: 5 }).expect(200);
    expect(body).toMatchObject({ isDefault: true, nextNumber: 5 });
    const refused = await put(body as NumberSeriesRecord, { pattern: usual.pattern, nextNumber: 5, isDefault: false }).expect(
      422,
    );
    expect(refused.body).toMatchObject({ errors: { isDefault: { code: 'number_series.no_default' } } });
  });

  it('never give the numbers of another series, with more zeros either', async () => {
    for (const pattern of ['INV-{YYYY}-{0000}', 'INV-{YYYY}-{00}']) {
      const { body } = await admin.post(path).send(input({ pattern })).expect(409);
      expect(body).toMatchObject({ errors: { pattern: { code: 'number_series.pattern_in_use' } } });
    }
    expect(
      (
        await admin
          .post(path)
          .send(input({ pattern: 'X' }))
          .expect(422)
      ).body,
    ).toMatchObject({
      code: 'number_series.bad_pattern',
    });
  });

  it('refuse a next number that another series has given, when it is set rather than at sending', async () => {
    const counting = await add({ pattern: 'Q{0000}', resetsYearly: false });
    const issue = async (numberSeriesId: number): Promise<string> => {
      const { id } = await world.draft();
      const series = { numberSeriesId, numberSeriesReason: 'Shop', backdateReason: 'Late' };
      return ((await admin.post(`/api/v1/invoices/${id}/send`).send(series).expect(200)).body as { number: string }).number;
    };
    expect(await issue(counting.id)).toBe('Q0001');
    const yearly = await add({ pattern: 'Q{YY}{0000}', nextNumber: 2 });
    expect(await issue(yearly.id)).toBe('Q260002');
    const [used] = (await list()).filter(({ id }) => id === counting.id);
    if (!used) throw new Error('The series has gone');
    const forward = { pattern: 'Q{0000}', resetsYearly: false, reason: 'Skipped' };
    expect((await put(used, { ...forward, nextNumber: 260_002 }).expect(422)).body).toMatchObject({
      errors: { nextNumber: { code: 'number_series.number_exists', params: { number: 'Q260002', min: 260_003 } } },
    });
    await put(used, { ...forward, nextNumber: 260_003 }).expect(200);
  });

  it('can be deleted without a given number, unless they are the default', async () => {
    const added = await add({ pattern: 'GO-{YYYY}-{0}' });
    await remove(added).expect(200);
    const [usual, used] = await list();
    if (!usual || !used) throw new Error('There are not two series');
    expect((await remove(usual).expect(422)).body).toMatchObject({ code: 'number_series.no_default' });
    expect((await remove(used).expect(409)).body).toMatchObject({ code: 'number_series.in_use' });
    await expect(api.sql('delete from number_series where id = $1', [used.id])).rejects.toMatchObject({ code: '23001' });
  });

  it('can be changed only with the right to, and only in their latest version', async () => {
    const [usual] = await list();
    if (!usual) throw new Error('There is no series');
    await put({ ...usual, version: 1 }, { pattern: usual.pattern, nextNumber: 9 }).expect(409);
    const employee = await api.as('employee');
    await employee.post(path).send(input()).expect(403);
    await employee.delete(`${path}/${usual.id}`).set('If-Match', `"${usual.version}"`).expect(403);
  });
});
