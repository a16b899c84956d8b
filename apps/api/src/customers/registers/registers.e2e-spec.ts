import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { registerServer, type RegisterServer } from '../../../test/register-server.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let accountant: Agent;
let server: RegisterServer;

beforeAll(async () => {
  server = await registerServer();
  api = await testApp();
  accountant = await api.as('accountant', { fullName: 'Ona Onaitė' });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  await api.sql(`update organisation set vat_code = 'LT100001919017', country = 'LT'`);
  await api.sql('delete from attempt');
});

const fjord = {
  organisasjonsnummer: '991825827',
  navn: 'FJORD MEDIA AS',
  forretningsadresse: { landkode: 'NO', postnummer: '0155', poststed: 'OSLO', adresse: ['Bygg 2', 'Storgata 1'] },
  registrertIMvaregisteret: true,
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
};
const valid = {
  countryCode: 'PL',
  vatNumber: '1234567890',
  requestDate: '2026-11-23T09:30:00.123Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAZ0000001',
  name: 'PROSTA SP. Z O.O.',
  address: 'UL. PROSTA 51\n00-838 WARSZAWA',
};
const lookUp = (register: string, code: string, by = accountant, noun = 'customers') =>
  by.post(`/api/v1/${noun}/look-up`).send({ register, code });
const kept = async (): Promise<number> => Number((await api.sql('select count(*) from register_answer'))[0]?.['count']);

describe('Brønnøysund', () => {
  it('is asked by number, and its answer is kept with who asked and when', async () => {
    server.answers(() => ({ body: fjord }));
    const { body } = await lookUp('brreg', '991 825 827').expect(200);
    expect(body).toMatchObject({
      register: 'brreg',
      code: '991825827',
      state: 'registered',
      name: 'FJORD MEDIA AS',
      vatRegistered: true,
      street: 'Bygg 2, Storgata 1',
      zip: '0155',
      city: 'OSLO',
      country: 'NO',
      consultationNumber: null,
      askedByName: 'Ona Onaitė',
      answer: JSON.stringify(fjord),
    });
    expect(server.asked).toEqual([{ method: 'GET', path: '/brreg/991825827', body: undefined }]);
    const id = await store(api, aCustomer({ country: 'NO', legalCode: '991825827' }));
    const answers = await accountant.get(`/api/v1/customers/${id}/register-answers`).expect(200);
    expect(answers.body[0]).toEqual(body);
  });

  it.each([
    ['bankrupt', { body: { ...fjord, konkurs: true } }],
    ['liquidation', { body: { ...fjord, underAvvikling: true } }],
    ['liquidation', { body: { ...fjord, underTvangsavviklingEllerTvangsopplosning: true } }],
    ['deleted', { body: { organisasjonsnummer: '991825827', navn: 'FJORD', slettedato: '2026-01-01' } }],
    ['deleted', { status: 410, body: { organisasjonsnummer: '991825827', slettedato: '2026-01-01' } }],
    ['unknown', { status: 404 }],
  ])('says that a firm is %s', async (state, answer) => {
    server.answers(() => answer);
    const { body } = await lookUp('brreg', '991825827').expect(200);
    expect(body).toMatchObject({ state });
  });
});

describe('VIES', () => {
  it('is asked in the name of the firm, so that the answer has a consultation number', async () => {
    server.answers(() => ({ body: valid }));
    const { body } = await lookUp('vies', 'PL 123-456-78-90').expect(200);
    expect(body).toMatchObject({
      code: 'PL1234567890',
      state: 'registered',
      name: 'PROSTA SP. Z O.O.',
      vatRegistered: true,
      street: 'UL. PROSTA 51',
      zip: '00-838',
      city: 'WARSZAWA',
      country: 'PL',
      consultationNumber: 'WAPIAAAAZ0000001',
      registerDate: '2026-11-23T09:30:00.123Z',
    });
    const requester = { requesterMemberStateCode: 'LT', requesterNumber: '100001919017' };
    expect(server.asked.map((one) => one.body)).toEqual([{ countryCode: 'PL', vatNumber: '1234567890', ...requester }]);
  });

  it('is asked without the firm when it does not take its code, and then answers without a number', async () => {
    server.answers(({ body }) =>
      'requesterNumber' in (body as object)
        ? { body: { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] } }
        : { body: { ...valid, requestIdentifier: '' } },
    );
    const { body } = await lookUp('vies', 'PL1234567890').expect(200);
    expect(body).toMatchObject({ state: 'registered', consultationNumber: null });
    await api.sql('update organisation set vat_code = null');
    await lookUp('vies', 'PL1234567890').expect(200);
    expect(server.asked.map((one) => Object.keys(one.body as object).length)).toEqual([4, 2, 2]);
  });

  it('keeps that a code is not valid, which stands against no saving', async () => {
    server.answers(() => ({ body: { ...valid, valid: false, name: '---', address: '---' } }));
    const { body } = await lookUp('vies', 'PL1234567890').expect(200);
    expect(body).toMatchObject({ state: 'invalid', name: null, street: null, country: null, vatRegistered: false });
    const customer = { kind: 'company', name: 'Prosta', country: 'PL', currency: 'EUR', language: 'en', active: true };
    const made = await accountant
      .post('/api/v1/customers')
      .send({ ...customer, vatCode: 'PL1234567890' })
      .expect(201);
    const { id } = made.body as { id: number };
    const answers = (await accountant.get(`/api/v1/customers/${id}/register-answers`).expect(200)).body as { state: string }[];
    expect(answers.map(({ state }) => state)).toEqual(expect.arrayContaining(['invalid', 'registered']));
    expect(answers[0]).toMatchObject({ state: 'invalid' });
  });
});

describe('a register that fails', () => {
  it.each([
    ['does not answer', 'vies', 'silence' as const],
    ['hangs up', 'brreg', 'hang up' as const],
    ['is down', 'brreg', { status: 503, raw: '<h1>Down</h1>' }],
    ['has had enough', 'brreg', { status: 429 }],
    ['leads elsewhere', 'brreg', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }],
    ['sends without end', 'brreg', { raw: ' '.repeat(70_000) }],
    ['asks in vain', 'vies', { body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } }],
    ['asks in vain and says so beside', 'vies', { body: { ...valid, valid: false, userError: 'MS_UNAVAILABLE' } }],
  ])('%s: nothing is said of the firm, and nothing kept', async (_, register, answer) => {
    server.answers(() => answer);
    const before = await kept();
    const { body } = await lookUp(register, register === 'vies' ? 'PL1234567890' : '991825827').expect(422);
    expect(body).toMatchObject({ code: 'register.no_answer' });
    expect(await kept()).toBe(before);
  });

  it.each([
    ['of another firm', 'brreg', { body: { ...fjord, organisasjonsnummer: '923609016' } }],
    ['of another code', 'vies', { body: { ...valid, vatNumber: '0000000000' } }],
    ['in another form', 'vies', { body: { ...valid, valid: 'yes' } }],
    ['that is no JSON', 'brreg', { raw: 'OK' }],
    ['that is a list', 'brreg', { body: [fjord] }],
  ])('gives an answer %s, which is not believed', async (_, register, answer) => {
    server.answers(() => answer);
    const before = await kept();
    const { body } = await lookUp(register, register === 'vies' ? 'PL1234567890' : '991825827').expect(422);
    expect(body).toMatchObject({ code: 'register.odd_answer' });
    expect(await kept()).toBe(before);
  });

  it('writes more than there is room for, or what no field takes: the rest is left out', async () => {
    const odd = { landkode: 'NORWAY', postnummer: 155, poststed: { a: 1 }, adresse: ['Stor\u0000gata 1', 7, null] };
    server.answers(() => ({ body: { ...fjord, navn: 'A'.repeat(300), forretningsadresse: odd } }));
    const { body } = await lookUp('brreg', '991825827').expect(200);
    expect(body).toMatchObject({ name: 'A'.repeat(200), street: 'Stor gata 1', zip: null, city: null, country: null });
  });
});

describe('looking up', () => {
  it('asks nothing but codes of the form that the register has', async () => {
    server.answers(() => ({ body: fjord }));
    for (const [register, code] of [
      ['brreg', '991825828'],
      ['brreg', '../../admin'],
      ['vies', 'US123456789'],
      ['vies', 'PL1234567890?x'],
    ] as const)
      expect((await lookUp(register, code).expect(422)).body).toMatchObject({ errors: { code: { code: 'register.bad_code' } } });
    await lookUp('sirene', '991825827').expect(400);
    expect(server.asked).toEqual([]);
  });

  it('takes the right to change customers, or vendors', async () => {
    server.answers(() => ({ body: fjord }));
    const reader = await api.asOwnRole([{ action: 'read', subject: 'Customer' }]);
    await lookUp('brreg', '991825827', reader).expect(403);
    await lookUp('brreg', '991825827', reader, 'vendors').expect(403);
    await lookUp('brreg', '991825827', accountant, 'vendors').expect(200);
    expect(server.asked).toHaveLength(1);
  });

  it('tells nobody about codes that they may not read', async () => {
    const id = await store(api, aCustomer({ country: 'PL', vatCode: 'PL1234567890' }));
    const blind = await api.asOwnRole([
      { action: 'read', subject: 'Customer' },
      { action: 'read', subject: 'Customer', fields: ['vatCode', 'legalCode'], inverted: true },
    ]);
    expect((await blind.get(`/api/v1/customers/${id}/register-answers`).expect(200)).body).toEqual([]);
    const other = await api.asOwnRole([{ action: 'read', subject: 'Customer', conditions: { country: 'LT' } }]);
    await other.get(`/api/v1/customers/${id}/register-answers`).expect(404);
  });

  it('has a limit, so that no register shuts the firm out', async () => {
    server.answers(() => ({ body: fjord }));
    const hasty = await api.as('accountant');
    for (let count = 0; count < 30; count++) await lookUp('brreg', '991825827', hasty).expect(200);
    const { headers } = await lookUp('brreg', '991825827', hasty).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(server.asked).toHaveLength(30);
  });

  it('keeps answers as they were given', async () => {
    for (const change of [`update register_answer set state = 'registered'`, 'delete from register_answer'])
      await expect(api.sql(change)).rejects.toThrow('never changed');
  });

  it('can be switched off for a server that reaches nothing', async () => {
    const closed = await testApp({ KONTOR_REGISTERS: 'off' });
    try {
      const by = await closed.as('accountant');
      expect((await by.get('/api/v1/company-registers').expect(200)).body).toEqual({ registers: [] });
      expect((await lookUp('brreg', '991825827', by).expect(422)).body).toMatchObject({ code: 'register.switched_off' });
    } finally {
      await closed.close();
    }
    expect((await accountant.get('/api/v1/company-registers').expect(200)).body).toEqual({ registers: ['brreg', 'vies'] });
  });
});
