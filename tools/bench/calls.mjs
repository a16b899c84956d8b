// Compares a call with the floor, which sends the statements that the product sent for it, all at once.
import { createHash } from 'node:crypto';
import { Client, json } from './http-client.mjs';
import { inTurns } from './measure.mjs';
import { compared } from './report.mjs';

/** Teaches the floor the statements of this call. The first calls load the samples and fill caches. */
async function teach({ ours, floor, path, headers, sums }) {
  const [mine, its] = [new Client(ours.port), new Client(floor.port)];
  const ask = async () => json(await mine.send({ path, headers }));
  for (let times = 0; times < 5; times++) await ask();
  const heard = sums ? [{ text: sums, values: [] }] : await ours.statementsOf(ask);
  const statements = heard
    .filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    .map(({ text, values }) => ({
      name: createHash('sha256').update(text).digest('hex').slice(0, 24),
      text,
      values,
    }));
  json(await its.send({ method: 'POST', path: '/learn', body: { path, statements } }));
  mine.close();
  its.close();
  return statements.length;
}

/** `sums` is a statement for the floor in place of the product's own. */
export async function measureCall({ title, scale, path, ours, floor, headers, rounds, each, reach, log, sums }) {
  const statements = await teach({ ours, floor, path, headers, sums });
  log(`scale ${scale}: ${title} (${statements} statements)`);
  const servers = [
    { ...ours, headers },
    { ...floor, headers: '' },
  ];
  return compared(title, scale, await inTurns(servers, () => ({ path }), { rounds, each }), reach);
}
