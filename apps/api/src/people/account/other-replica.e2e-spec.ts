import { afterAll, beforeAll, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import supertest from 'supertest';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { readConfig } from '../../config.ts';

const password = 'žalias-dviratis-lyja';
let api: TestApp;
let replica: INestApplication;

// In a file of its own: two applications in one process share passport's strategies, and the last one wins.
beforeAll(async () => {
  api = await testApp();
  replica = await createApp(
    readConfig({ DATABASE_URL: api.url, KONTOR_DATA_DIR: api.dataDir, KONTOR_LOG_LEVEL: 'silent', KONTOR_WORKER: 'false' }),
  );
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

it('a session ended on one replica is refused by the others at the next request', async () => {
  const person = await api.as('client');
  const [user] = await api.sql<{ email: string }>(`update user_account set password_hash = $1 where id = $2 returning email`, [
    await hashPassword(password),
    person.userId,
  ]);
  const signedIn = await api.visitor.post('/jwt/login').send({ email: user?.email, password }).expect(200);
  const { accessToken } = signedIn.body as { accessToken: string };
  const there = supertest(replica.getHttpServer() as Parameters<typeof supertest>[0]);
  const elsewhere = () => there.get('/api/v1/account').set('Authorization', `Bearer ${accessToken}`);
  await elsewhere().expect(200);
  await person
    .put('/api/v1/account/password')
    .send({ currentPassword: password, newPassword: 'raudonas-stogas-lyja' })
    .expect(200);
  await new Promise((done) => setTimeout(done, 50));
  await elsewhere().expect(401);
});
