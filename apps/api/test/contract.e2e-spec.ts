import { afterAll, beforeAll, describe } from '@jest/globals';
import { contracts, runContract, type Send } from '@kontor/demo-data/contract';
import { testApp, type TestApp } from './test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ KONTOR_REGISTRATION: 'open' });
});
afterAll(() => api.close());

async function open(): Promise<Send> {
  const [person, other] = [await api.as('client'), await api.as('client')];
  const tokens = { person: person.token, other: other.token, visitor: undefined };
  return async ({ method, path, body }, who) => {
    const call = api.visitor[method.toLowerCase() as 'get'](path);
    if (tokens[who]) void call.set('Authorization', `Bearer ${tokens[who]}`);
    const answer = await (body === undefined ? call : call.send(body as object));
    return { status: answer.status, body: answer.text ? (answer.body as unknown) : null };
  };
}

describe('the API on PostgreSQL', () => {
  for (const [module, rows] of Object.entries(contracts)) runContract(module, rows, open);
});
