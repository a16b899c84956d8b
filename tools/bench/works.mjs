// Compares work that writes with the floor, which sends the statements that the product was heard to send for it, in their order and in
// transactions as long, for records of its own.
import { createHash } from 'node:crypto';
import { Client, json } from './http-client.mjs';
import { spread } from './measure.mjs';
import { compared } from './report.mjs';

/** The steps one after the other, each with the answers to those before. */
async function run(client, headers, steps, at) {
  const answers = [];
  for (const step of steps) answers.push(json(await client.send({ method: 'POST', headers, ...step(at, answers) })));
  return answers;
}

/** Hears what the product sends for each step. Returns what the floor is to replace: the records used, and the number it gave. */
async function teach({ name, uses, steps, ours, client, its, headers, at }) {
  const answers = [];
  const counts = [];
  for (const [place, step] of steps.entries()) {
    const heard = await ours.statementsOf(async () =>
      answers.push(json(await client.send({ method: 'POST', headers, ...step(at, answers) }))),
    );
    const statements = heard.map((said) => ({
      ...said,
      name: createHash('sha256').update(said.text).digest('hex').slice(0, 24),
    }));
    json(await its.send({ method: 'POST', path: '/learn', body: { path: `${name} ${place}`, statements } }));
    counts.push(heard.length);
  }
  return { used: [...uses(at), answers.at(-1).number], counts };
}

export async function measureWork({ name, title, uses, steps, reach, scale, ours, floor, headers, rounds, each, log }) {
  const [client, its] = [new Client(ours.port), new Client(floor.port)];
  let at = 0;
  while (at < 5) await run(client, headers, steps, at++);
  const { used, counts } = await teach({ name, uses, steps, ours, client, its, headers, at: at++ });
  log(`scale ${scale}: ${title} (${counts.join(' + ')} statements)`);
  const repeats = steps.map((_, place) => (now, answers) => {
    const own = Object.fromEntries([...uses(now), `${used.at(-1)}-${now}`].map((value, index) => [used[index], value]));
    return { path: '/repeat', body: { name: `${name} ${place}`, given: { ...own, ...answers.at(-1) } } };
  });
  const times = [[], []];
  for (let round = 0; round <= rounds; round++)
    for (const [server, asked] of [
      [client, headers, steps],
      [its, '', repeats],
    ].entries())
      for (let done = 0; done < each; done++) {
        const from = performance.now();
        await run(...asked, at++);
        if (round > 0) times[server].push(performance.now() - from);
      }
  client.close();
  its.close();
  return compared(title, scale, times.map(spread), reach);
}
