import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express, { type Request, type Response } from 'express';
import { refuseWhen, timeLimit } from './time-limit.ts';

let server: Server;
let root = '';
let isClosing = false;
beforeAll(async () => {
  const app = express();
  app.use(refuseWhen(() => isClosing));
  app.use(timeLimit(300));
  app.get('/never', () => undefined);
  app.get('/slowly', async (_request: Request, response: Response) => {
    response.write('one ');
    await wait(600);
    response.end('two');
  });
  app.post('/upload', (upload: Request, response: Response) => void upload.resume().once('end', () => response.end('stored')));
  server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('answers 503 to a request that nobody answers', async () => {
  const answer = await fetch(`${root}/never`);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '1',
    expect.objectContaining({ statusCode: 503, code: 'error.busy' }),
  ]);
});

it('lets an answer take its time to be sent', async () => {
  expect(await (await fetch(`${root}/slowly`)).text()).toBe('one two');
});

it('lets an upload take its time to arrive', async () => {
  const sending = request(`${root}/upload`, { method: 'POST' });
  const answered = new Promise<IncomingMessage>((done) => sending.once('response', done));
  sending.write('one ');
  await wait(600);
  sending.end('two');
  expect((await answered).statusCode).toBe(200);
});

it('refuses what arrives on a connection from before, once the program ends', async () => {
  isClosing = true;
  const answer = await fetch(`${root}/slowly`);
  isClosing = false;
  expect([answer.status, answer.headers.get('connection'), await answer.json()]).toEqual([
    503,
    'close',
    expect.objectContaining({ code: 'error.busy' }),
  ]);
});
