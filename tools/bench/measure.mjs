// Measures two servers in turns, so that other load on the machine affects both alike.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, json } from './http-client.mjs';

export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length };
}

/** `rounds` of `each` requests to the first server, then to the second. The first round only warms up. */
export async function inTurns(servers, request, { rounds, each }) {
  const clients = servers.map(({ port }) => new Client(port));
  const times = servers.map(() => []);
  let number = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { headers }] of servers.entries()) {
      for (let done = 0; done < each; done++) {
        const asked = { ...request(number++), headers };
        const from = performance.now();
        const answer = await clients[at].send(asked);
        if (round > 0) times[at].push(performance.now() - from);
        if (answer.status >= 300 || number <= servers.length * each) json(answer);
      }
    }
  }
  for (const client of clients) client.close();
  return times.map(spread);
}

// A small seeded generator: both servers get the same sequence.
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Runs this many clients for this long or until told, each on its own connection and sending again as soon as it is answered, or after a pause
 * that differs each time and is `pauseMs` on average.
 */
export async function crowd(server, requests, choose, { clients, seconds, seed, pauseMs = 0, until: isOver = () => false }) {
  const times = [];
  const errors = [];
  const until = performance.now() + seconds * 1000;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, who) => {
      const random = randomOf(seed * 1000 + who);
      const client = new Client(server.port);
      while (performance.now() < until && !isOver()) {
        if (pauseMs) await sleep(random() * 2 * pauseMs);
        const kind = choose(random);
        const asked = { ...requests[kind](Math.floor(random() * 1e6)), headers: server.headersOf(who) };
        const sent = performance.now();
        const answer = await client.send(asked);
        times.push(performance.now() - sent);
        if (answer.status >= 300) errors.push(`${kind} ${answer.status} ${answer.body.toString().slice(0, 200)}`);
      }
      client.close();
    }),
  );
  return { times, errors, seconds: (performance.now() - from) / 1000 };
}
