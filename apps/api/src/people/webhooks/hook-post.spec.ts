import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { HookPost, type Resolve } from './hook-post.ts';
import { isPrivateAddress } from './private-address.ts';

const opened: { close: () => unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

async function receiver(answer: RequestListener): Promise<{ port: number; bodies: string[] }> {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
  return { port: (server.address() as AddressInfo).port, bodies };
}
function postWith(options: Partial<ConstructorParameters<typeof HookPost>[0]> = {}): HookPost {
  const post = new HookPost({ allowsPrivate: true, patienceMs: 5000, ...options });
  opened.push(post);
  return post;
}
const finds =
  (...lookups: string[][]): Resolve =>
  (_, done) =>
    done(null, (lookups.length > 1 ? lookups.shift() : lookups[0])?.map((address) => ({ address, family: 4 })) ?? []);

describe('a post to a webhook', () => {
  it('returns status and answer', async () => {
    const { port, bodies } = await receiver((_, response) => response.writeHead(202).end('thanks'));
    expect(await postWith().post(`http://127.0.0.1:${port}/a`, {}, '{"a":1}')).toMatchObject({
      status: 202,
      answer: 'thanks',
      error: null,
    });
    expect(bodies).toEqual(['{"a":1}']);
  });

  it('does not follow a redirect', async () => {
    const target = await receiver((_, response) => response.end());
    const { port } = await receiver((_, response) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${target.port}/` }).end(),
    );
    expect(await postWith().post(`http://127.0.0.1:${port}/`, {}, 'x')).toMatchObject({ status: 307, error: null });
    expect(target.bodies).toEqual([]);
  });

  it('keeps 64 KiB of an answer of 10 MB', async () => {
    const { port } = await receiver((_, response) => response.end('x'.repeat(10_000_000)));
    const { status, answer } = await postWith().post(`http://127.0.0.1:${port}/`, {}, 'x');
    expect([status, answer?.length]).toEqual([200, 65_536]);
  });

  it('gives up on one that hangs before its answer, and takes the status of one that hangs within it', async () => {
    const silent = await receiver(() => undefined);
    const slow = await receiver((_, response) => response.writeHead(200).write('begun'));
    const post = postWith({ patienceMs: 60 });
    expect(await post.post(`http://127.0.0.1:${silent.port}/`, {}, 'x')).toMatchObject({ status: null, error: 'timeout' });
    expect(await post.post(`http://127.0.0.1:${slow.port}/`, {}, 'x')).toMatchObject({ status: 200, answer: 'begun' });
  });

  it('gives up on one that changes to another protocol', async () => {
    const { port } = await receiver((_, response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    expect(await postWith().post(`http://127.0.0.1:${port}/`, {}, 'x')).toMatchObject({ status: null, error: 'notReached' });
  });

  it('asks for the address once, and connects to what was found then', async () => {
    const { port, bodies } = await receiver((_, response) => response.end());
    let lookups = 0;
    const resolve: Resolve = (name, done) => {
      lookups += 1;
      finds(lookups === 1 ? ['127.0.0.1'] : ['192.0.2.1'])(name, done);
    };
    await postWith({ resolve }).post(`http://hook.example:${port}/`, {}, 'x');
    expect([lookups, bodies]).toEqual([1, ['x']]);
  });

  it.each([
    ['a name that leads to this machine', 'https://hook.example', [['127.0.0.1']]],
    ['a name that also leads to a private address', 'https://hook.example', [['93.184.215.14', '10.0.0.1']]],
    ['numbers', 'https://127.0.0.1', [['93.184.215.14']]],
    ['numbers in another spelling', 'https://2130706433', [['93.184.215.14']]],
    ['link-local numbers', 'https://[fe80::1]', [['93.184.215.14']]],
    ['IPv4 in the clothes of IPv6', 'https://[::ffff:10.0.0.1]', [['93.184.215.14']]],
  ])('goes to no private address by %s', async (_, address, found) => {
    const { port, bodies } = await receiver((_request, response) => response.end());
    const post = postWith({ allowsPrivate: false, resolve: finds(...found) });
    expect(await post.post(`${address}:${port}/`, {}, 'x')).toMatchObject({ status: null, error: 'privateAddress' });
    expect(bodies).toEqual([]);
  });

  it('goes nowhere without TLS, unless the operator allows it', async () =>
    expect(await postWith({ allowsPrivate: false }).post('http://example.com/', {}, 'x')).toMatchObject({ error: 'notHttps' }));

  it('says of a name that does not exist, and of a port where nobody listens, what is wrong', async () => {
    const missing: Resolve = (_, done) => done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    expect(await postWith({ resolve: missing }).post('http://hook.example/', {}, 'x')).toMatchObject({ error: 'unknownName' });
    expect(await postWith().post('http://127.0.0.1:1/', {}, 'x')).toMatchObject({ error: 'notReached' });
  });
});

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.0.1', '224.0.0.1'],
  ...[
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:192.168.0.1',
    '::10.0.0.1',
    '::ffff:0:10.0.0.1',
    'fd00::1',
    'fe80::1%eth0',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ],
])('%s is no address of the internet', (address) => expect(isPrivateAddress(address)).toBe(true));
it.each(['93.184.215.14', '172.32.0.1', '100.128.0.1', '8.8.8.8', '::ffff:8.8.8.8', '2a00:1450:400f:80d::200e'])(
  '%s is one',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
