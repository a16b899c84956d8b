import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

describe('a body that is no object of JSON', () => {
  it.each(['{', '{"name":', 'nonsense', '{"name":"x"}}', '[1', '"text"', 'null', '7', '[]', '{"name":"\u0000"}', '\ufeff{'])(
    'is refused as such: %j',
    async (text) => {
      for (const call of [
        admin.post('/api/v1/customers'),
        admin.put('/api/v1/customers/1').set('If-Match', '"1"'),
        api.visitor.post('/jwt/login'),
      ]) {
        const { status } = await call.set('Content-Type', 'application/json').send(text);
        expect([text, status]).toEqual([text, 400]);
      }
    },
  );

  it('is refused in another encoding than its header says', async () => {
    const { status } = await admin
      .post('/api/v1/customers')
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .send('{"name":"x"}');
    expect(status).toBe(400);
  });
});
