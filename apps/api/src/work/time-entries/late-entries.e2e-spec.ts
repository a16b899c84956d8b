import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type UnbilledProject } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { invoiceWorld, type InvoiceWorld } from '../../sales/invoices/invoices.sample.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { anEntry } from './hours.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let otherProject: number;
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  otherProject = await store(api, aProject({ customerId: world.customerId, hourlyRate: 70 }));
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const log = async (workDate: string, projectId = world.projectId): Promise<number> =>
  ((await world.admin.post('/api/v1/time-entries').send(anEntry(projectId, { workDate })).expect(201)).body as { id: number }).id;
/** A draft for hours of a period that extends beyond the last of them. */
const draftFor = async (entry: number, serviceFrom: string, serviceTo: string): Promise<number> =>
  (await world.draft({ lines: [world.line({ kind: 'time', sources: hoursAsSources([entry]), serviceFrom, serviceTo })] })).id;
const command = async (id: number, verb: string, body: object = {}): Promise<void> => {
  await world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body).expect(200);
};
const lateOnes = async (): Promise<string[]> => {
  const { body } = await world.admin.get(`/api/v1/time-entries/unbilled?customerId=${world.customerId}`).expect(200);
  return (body as UnbilledProject[]).flatMap(({ projectId, entries }) =>
    entries.map(({ workDate, late }) => `${projectId === otherProject ? 'Shop' : 'Portal'} ${workDate} ${late ? 'late' : 'new'}`),
  );
};

describe('late entries', () => {
  let invoice: number;
  beforeAll(async () => {
    const billed = await log('2026-01-20');
    for (const date of ['2026-01-10', '2026-01-31', '2026-02-01']) await log(date);
    await log('2026-01-10', otherProject);
    invoice = await draftFor(billed, '2026-01-01', '2026-01-31');
  });

  it('do not exist while the invoice of their period is a draft', async () =>
    expect(await lateOnes()).toEqual([
      ...['Portal 2026-01-10 new', 'Portal 2026-01-31 new', 'Portal 2026-02-01 new'],
      'Shop 2026-01-10 new',
    ]));

  it('are those up to the end of the invoiced period, of the same project', async () => {
    await command(invoice, 'send');
    expect(await lateOnes()).toEqual([
      ...['Portal 2026-01-10 late', 'Portal 2026-01-31 late', 'Portal 2026-02-01 new'],
      'Shop 2026-01-10 new',
    ]);
  });

  it('stay late when the invoice is paid', async () => {
    const paid = await draftFor(await log('2026-01-05', otherProject), '2026-01-01', '2026-01-09');
    await command(paid, 'send');
    await command(paid, 'mark-paid', { paymentDate: '2026-03-05', method: 'cash' });
    expect(await lateOnes()).toContain('Shop 2026-01-10 new');
    await log('2026-01-09', otherProject);
    expect(await lateOnes()).toContain('Shop 2026-01-09 late');
  });

  it('are no longer late when it is void', async () => {
    await command(invoice, 'void', { reason: 'Wrong customer' });
    expect((await lateOnes()).filter((one) => one.startsWith('Portal') && one.endsWith('late'))).toEqual([]);
  });
});
