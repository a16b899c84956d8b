import type { Prepare } from '../../../test/money/calls.ts';
import { made, sentInvoice } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';
import { accessPointServer } from '../../../test/access-point-server.ts';
import { opened } from '../../platform/encryption/encrypted.ts';

const path = '/api/v1/access-point/1';

/** Saves an access point of the tests that answers; returns the version. */
async function accessPoint({ admin }: World): Promise<number> {
  const { address, token } = await accessPointServer();
  const { version } = (await admin.get(path).expect(200)).body as { version: number };
  const saved = await admin.put(path).send({ address, token, version }).expect(200);
  return (saved.body as { version: number }).version;
}

const failed = async ({ api }: World, subject: string, id: number): Promise<number> => {
  await api.sql(
    `insert into e_invoice_delivery (subject_type, subject_id, edition, key, state, state_at, problem)
      values ($1::text, $2::int, 1, 'walk ' || $1::text || $2::int, 'failed', now(), 'noAnswer')`,
    [subject, id],
  );
  return id;
};
const sentNote = async (world: World): Promise<number> => {
  const { id } = await made(world, 'credit-notes');
  await world.admin.post(`/api/v1/credit-notes/${id}/send`).send({}).expect(200);
  return id;
};

const sentAdvance = async (world: World): Promise<number> => {
  const { id } = await made(world, 'retainer-invoices');
  await world.admin.post(`/api/v1/retainer-invoices/${id}/send`).send({}).expect(200);
  return id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'PUT /api/v1/access-point/1': async (world) => ({
    version: await accessPoint(world),
    body: { address: 'https://ap.example.com' },
  }),
  'DELETE /api/v1/access-point/1': async (world) => ({ version: await accessPoint(world) }),
  'POST /api/v1/access-point/1/test': async (world) => ((await accessPoint(world)) ? {} : {}),
  'POST /api/v1/access-point/news': async (world, person) => {
    await accessPoint(world);
    const [row] = await world.api.sql<{ secret: string }>('select news_secret as secret from access_point');
    const post = (to: string) => person.post(to).set('X-Access-Point-Secret', opened(row?.secret ?? '') ?? '');
    return { by: { ...person, post }, body: { key: 'walk', state: 'delivered' } };
  },
  'GET /api/v1/invoices/{id}/e-invoice/deliveries': async (world) => ({ id: (await sentInvoice(world)).id }),
  'GET /api/v1/credit-notes/{id}/e-invoice/deliveries': async (world) => ({ id: await sentNote(world) }),
  'GET /api/v1/retainer-invoices/{id}/e-invoice/deliveries': async (world) => ({ id: await sentAdvance(world) }),
  'POST /api/v1/invoices/{id}/e-invoice/deliveries/again': async (world) => ({
    id: await failed(world, 'Invoice', (await sentInvoice(world)).id),
    body: {},
  }),
  'POST /api/v1/credit-notes/{id}/e-invoice/deliveries/again': async (world) => ({
    id: await failed(world, 'CreditNote', await sentNote(world)),
    body: {},
  }),
  'POST /api/v1/retainer-invoices/{id}/e-invoice/deliveries/again': async (world) => ({
    id: await failed(world, 'RetainerInvoice', await sentAdvance(world)),
    body: {},
  }),
};
