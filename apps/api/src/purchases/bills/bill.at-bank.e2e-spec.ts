import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillDetail, PaymentRunDetail } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { bankDay } from '../payment-runs/payment-run.sample.ts';
import { billWorld, type BillWorld } from './bill.sample.ts';

let api: TestApp;
let world: BillWorld;
let bankAccountId: number;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  const bank = { bankName: 'Bankas', iban: 'LT601010012345678901', currency: 'EUR', isDefault: true, kidMethod: 'none' };
  bankAccountId = ((await world.admin.post('/api/v1/bank-accounts').send(bank).expect(201)).body as { id: number }).id;
  await api.sql(`update vendor set account = 'LT121000011101001000' where id = $1`, [world.vendorId]);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const move = ({ id }: { id: number }, verb: 'void' | 'redraft') =>
  world.admin.post(`/api/v1/bills/${id}/${verb}`).send(verb === 'void' ? { reason: 'Entered twice' } : {});
const step = async (id: number, verb: string, body: object = {}): Promise<PaymentRunDetail> =>
  (await world.admin.post(`/api/v1/payment-runs/${id}/${verb}`).send(body).expect(200)).body as PaymentRunDetail;

/** A payment run over one bill, whose file was made for the bank. */
async function exported({ id: billId }: BillDetail): Promise<PaymentRunDetail> {
  const sent = { paymentDate: bankDay(), currency: 'EUR', bankAccountId, lines: [{ billId, amount: 121 }] };
  const { id, version } = (await world.admin.post('/api/v1/payment-runs').send(sent).expect(201)).body as PaymentRunDetail;
  const run = await step(id, 'release', { version });
  expect(run.status).toBe('exported');
  return run;
}

describe('a bill that the bank was asked to pay', () => {
  it.each(['void', 'redraft'] as const)('cannot %s, until its run is taken back', async (verb) => {
    const bill = await world.opened();
    const run = await exported(bill);
    const { body } = await move(bill, verb).expect(409);
    expect(body).toMatchObject({ code: 'payment_run.bill_at_bank', params: { id: run.id } });
    expect(await world.get(bill.id)).toMatchObject({ status: 'open', balance: 121, version: bill.version });
    await step(run.id, 'withdraw');
    await move(bill, verb).expect(200);
  });

  it('leaves other bills free', async () => {
    const [atBank, other] = [await world.opened(), await world.opened()];
    await exported(atBank);
    await move(other, 'redraft').expect(200);
  });
});
