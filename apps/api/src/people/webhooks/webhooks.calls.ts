import { allows } from '@kontor/abilities';
import type { MadeWebhook, WholeWebhookDelivery } from '@kontor/domain';
import type { Call, Prepare } from '../../../test/money/calls.ts';
import type { Person, World } from '../../../test/money/world.ts';

// An address for examples, to which nothing is sent.
const input = { name: 'Books', url: 'https://192.0.2.1/kontor', events: ['Invoice.send', 'Payment'], content: 'record' };

/** Its owner is whoever calls, if they may add one: a person with fewer rights than the owner may not change it. */
async function hook({ admin }: World, person: Person): Promise<MadeWebhook['record']> {
  const owner = allows(person.ability, 'create', 'Webhook') ? person : admin;
  return ((await owner.post('/api/v1/webhooks').send(input).expect(201)).body as MadeWebhook).record;
}
async function delivery(world: World, person: Person): Promise<Call> {
  const { id } = await hook(world, person);
  return { id: ((await world.admin.post(`/api/v1/webhooks/${id}/test`).send({}).expect(200)).body as WholeWebhookDelivery).id };
}
const versioned: Prepare = async (world, person) => {
  const { id, version } = await hook(world, person);
  return { id, version };
};

/** The calls of the walk over all operations: none finds a webhook among the records of others. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/webhooks': async (world, person) => {
    await hook(world, person);
    return {};
  },
  'POST /api/v1/webhooks': () => ({ body: input }),
  'GET /api/v1/webhooks/{id}': async (world, person) => ({ id: (await hook(world, person)).id }),
  'PUT /api/v1/webhooks/{id}': async (world, person) => ({ ...(await versioned(world, person)), body: input }),
  'DELETE /api/v1/webhooks/{id}': versioned,
  'POST /api/v1/webhooks/{id}/change-secret': versioned,
  'POST /api/v1/webhooks/{id}/test': async (world, person) => ({ id: (await hook(world, person)).id, body: {} }),
  'GET /api/v1/webhook-deliveries': async (world, person) => {
    await delivery(world, person);
    return {};
  },
  'GET /api/v1/webhook-deliveries/{id}': delivery,
  'POST /api/v1/webhook-deliveries/{id}/send': async (world, person) => ({ ...(await delivery(world, person)), body: {} }),
};
