import type { CustomerInput, EInvoiceDeliveryRecord } from '@kontor/domain';
import { accessPointServer, type AccessPointServer } from '../../../test/access-point-server.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import type { Agent, TestApp } from '../../../test/test-app.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { creditWorld, type CreditWorld } from '../credit-notes/credit-notes.sample.ts';

export const aBuyer = {
  legalCode: '304567894',
  vatCode: 'LT100001919017',
  language: 'lt',
  invoiceChannel: 'accessPoint',
} as const;

export type DeliveryWorld = CreditWorld & {
  server: AccessPointServer;
  /** A customer who gets e-invoices by the access point. */
  buyer: (change?: Partial<CustomerInput>) => Promise<number>;
  /** Runs a job as the runner would. */
  run: (name: string, payload?: object, isLastTry?: boolean) => Promise<void>;
  /** Runs the jobs of e-invoices that were asked for, until none is left; returns the failures. */
  runAll: () => Promise<string[]>;
  /** Sends an invoice to a new customer and draws it. */
  issued: (change?: Partial<CustomerInput>) => Promise<number>;
  deliveries: (
    id: number,
    kind?: 'invoices' | 'credit-notes' | 'retainer-invoices',
    by?: Agent,
  ) => Promise<EInvoiceDeliveryRecord[]>;
  setUp: () => Promise<void>;
};

const names = ['deliverEInvoice', 'handOverEInvoice', 'takeEInvoiceNews'];

export async function deliveryWorld(api: TestApp): Promise<DeliveryWorld> {
  const [world, server] = [await creditWorld(api), await accessPointServer()];
  const run: DeliveryWorld['run'] = async (name, payload = {}, isLastTry = false) =>
    api.app
      .get(JobRegistry)
      .entries.find((entry) => entry.name === name)
      ?.work(payload as never, api.em(), isLastTry);
  const buyer: DeliveryWorld['buyer'] = (change = {}) => store(api, aCustomer({ ...aBuyer, ...change }));
  return {
    ...world,
    server,
    run,
    buyer,
    async runAll() {
      const failures: string[] = [];
      for (;;) {
        const [job] = await api.sql<{ id: string; name: string; payload: object }>(
          `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and j.id =
            (select p.id from graphile_worker._private_jobs p join graphile_worker._private_tasks k on k.id = p.task_id
              where k.identifier = any($1) and p.run_at <= now() order by p.id limit 1) returning j.id, t.identifier as name, j.payload`,
          [names],
        );
        if (!job) return failures;
        await run(job.name, job.payload).catch((error: unknown) => failures.push((error as Error).message));
      }
    },
    async issued(change) {
      const { id } = await world.sent({ customerId: await buyer(change) });
      await run('drawInvoicePdf', { invoiceId: id });
      return id;
    },
    async deliveries(id, kind = 'invoices', by = world.admin) {
      return (await by.get(`/api/v1/${kind}/${id}/e-invoice/deliveries`).expect(200)).body as EInvoiceDeliveryRecord[];
    },
    async setUp() {
      const { version } = (await world.admin.get('/api/v1/access-point/1').expect(200)).body as { version: number };
      const { address, token } = server;
      await world.admin.put('/api/v1/access-point/1').send({ address, token, version }).expect(200);
    },
  };
}
