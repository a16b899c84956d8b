import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ KONTOR_SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => api.close());

describe('with a mail server', () => {
  it('an email to outside addresses needs the writer’s address to be confirmed, since replies go there', async () => {
    const admin = await api.as('admin');
    const send = (address: string) => admin.post('/apps/email/send').send({ email: { to: [{ email: address }] } });
    expect((await send('rasa@outside.example').expect(403)).body).toMatchObject({ code: 'email.confirm_first' });
    await send('ruta@sample.example').expect(201);
    await api.sql('update user_account set email_confirmed_at = now() where id = $1', [admin.userId]);
    await send('rasa@outside.example').expect(201);
  });
});
