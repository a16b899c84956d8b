import type { MadeWebhook, WholeWebhookDelivery } from '@kontor/domain';
import type { Call, Prepare } from '../../../test/money/calls.ts';
import type { World } from '../../../test/money/world.ts';

// An address for examples, to which nothing is sent.
const input = { name: 'Books', url: 'https://192.0.2.1/kontor', events: ['Invoice.send', 'Payment'], content: 'record' };

async function hook({ admin }: World): Promise<MadeWebhook['record']> {
  return ((await admin.post('/api/v1/webhooks').send(input).expect(201)).body as MadeWebhook).record;
}
async function delivery(world: World): Promise<Call> {
  const { id } = await hook(world);
  return { id: ((await world.admin.post(`/api/v1/webhooks/${id}/test`).send({}).expect(200)).body as WholeWebhookDelivery).id };
}
const versioned = async (world: World): Promise<Call> => {
  const { id, version } = await hook(world);
  return { id, version };
};

/** The calls of the walk over all operations: none finds a webhook among the records of others. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/webhooks': async (world) => {
    await hook(world);
    return {};
  },
  'POST /api/v1/webhooks': () => ({ body: input }),
  'GET /api/v1/webhooks/{id}': async (world) => ({ id: (await hook(world)).id }),
  'PUT /api/v1/webhooks/{id}': async (world) => ({ ...(await versioned(world)), body: input }),
  'DELETE /api/v1/webhooks/{id}': versioned,
  'POST /api/v1/webhooks/{id}/change-secret': versioned,
  'POST /api/v1/webhooks/{id}/test': async (world) => ({ id: (await hook(world)).id, body: {} }),
  'GET /api/v1/webhook-deliveries': async (world) => {
    await delivery(world);
    return {};
  },
  'GET /api/v1/webhook-deliveries/{id}': delivery,
  'POST /api/v1/webhook-deliveries/{id}/send': async (world) => ({ ...(await delivery(world)), body: {} }),
};
