import { aCustomer } from '../builders/customer.ts';
import { store } from '../builders/store.ts';
import { registerServer, type RegisterServer } from '../register-server.ts';
import type { Prepare } from './calls.ts';
import type { World } from './world.ts';

const lookUp = { register: 'brreg', code: '991825827' };
const firm = {
  organisasjonsnummer: '991825827',
  navn: 'FJORD MEDIA AS',
  registrertIMvaregisteret: true,
  forretningsadresse: { adresse: ['Storgata 1'], postnummer: '0155', poststed: 'OSLO', landkode: 'NO' },
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
};

let server: Promise<RegisterServer> | undefined;
/** Replaces the public registers by a test server, because no test may reach them. */
const answering = async (): Promise<void> => (await (server ??= registerServer())).answers(() => ({ body: firm }));

const asked: Prepare = async () => {
  await answering();
  return { body: lookUp };
};
const answered = (noun: string, make: (world: World) => Promise<number>): [string, Prepare] => [
  `GET /api/v1/${noun}/{id}/register-answers`,
  async (world) => {
    await answering();
    const id = await make(world);
    await world.api.sql('delete from attempt');
    await world.admin.post(`/api/v1/${noun}/look-up`).send(lookUp).expect(200);
    return { id };
  },
];
const vendor = { kind: 'company', name: 'Fjord', country: 'NO', currency: 'NOK', active: true, alikeConfirmed: true };

export const registerCalls: Record<string, Prepare> = {
  'POST /api/v1/customers/look-up': asked,
  'POST /api/v1/vendors/look-up': asked,
  ...Object.fromEntries([
    answered('customers', ({ api }) => store(api, aCustomer({ country: 'NO', legalCode: lookUp.code }))),
    answered('vendors', async ({ admin }) => {
      const { body } = await admin
        .post('/api/v1/vendors')
        .send({ ...vendor, legalCode: lookUp.code })
        .expect(201);
      return (body as { id: number }).id;
    }),
  ]),
};
