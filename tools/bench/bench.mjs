// `npm run bench [-- --scale 1] [--seconds 30] [--rounds 10] [--json file] [--fresh] [--third-day]`: compares the product with a floor that
// sends the same SQL, on the demo firm and on a hundredfold one. It reports figures and never fails because something is slow.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startDatabases, root, tidy } from './databases.mjs';
import { measureFirstRow } from './first-row.mjs';
import { measureDocuments } from './documents.mjs';
import { Client, json } from './http-client.mjs';
import { crowd, inTurns, spread } from './measure.mjs';
import { addPeople, facts, mixed, people, requestsOf, signIn, tokens } from './operations.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLists } from './lists.mjs';
import { measurePreflight } from './preflight.mjs';
import { measureRecurring } from './recurring.mjs';
import { bounded, compared, table } from './report.mjs';
import { measureSamples } from './samples.mjs';
import { startFloor, startOurs } from './servers.mjs';
import { liveADay } from './third-day.mjs';
import { measureWalk } from './walk.mjs';

const { values } = parseArgs({
  options: {
    scale: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '10' },
    only: { type: 'string' },
    // Below the range of ephemeral ports.
    port: { type: 'string', default: '21100' },
    json: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    'third-day': { type: 'boolean', default: false },
  },
});
const scales = values.scale ? [Number(values.scale)] : [1, 100];
const rounds = Number(values.rounds);
const port = Number(values.port);
const log = (text) => process.stderr.write(`· ${text}\n`);
const wanted = (name) => !values.only || values.only.split(',').includes(name);
const rows = [];
const medians = new Map();

// Name, description, requests per round, target ratio.
const operations = [
  ['list', 'list of 25 invoices by status and customer, with count', 60, 1.5],
  ['wideList', 'the same with a filter that fits a twentieth of all', 10, 1.5],
  ['invoice', 'one invoice with 10 lines', 60, 2.5],
  ['createInvoice', 'create an invoice with 10 lines', 20, 2],
  ['createTimeEntry', 'log a time entry', 30, 2.5],
  ['hoursPerPerson', 'hours per person over all entries', 1, 1.2],
  ['hoursPerProject', 'hours per project over all entries', 1, 1.2],
  ['monthPerPerson', 'hours per person of one month', 10, 1.2],
  ['monthPerProject', 'hours per project of one month', 10, 1.2],
];

async function oneByOne(scale, ours, floor, requests) {
  for (const [name, title, each, reach] of operations.filter(([name]) => wanted(name))) {
    log(`scale ${scale}: ${title}`);
    const measured = await inTurns([ours, floor], requests[name], { rounds, each });
    medians.set(`${name} ${scale}`, measured[0].p50);
    rows.push(compared(title, scale, measured, reach));
    if (name.startsWith('month')) rows.push(bounded(`${title}: the time`, scale, measured[0].p50, 10, { p95: measured[0].p95 }));
  }
}

async function signIns(scale, ours) {
  log(`scale ${scale}: sign-in`);
  const client = new Client(ours.port);
  const times = [];
  const before = await ours.probe();
  for (let at = 0; at < 60; at++) {
    const from = performance.now();
    json(await signIn(client, at));
    times.push(performance.now() - from);
  }
  const after = await ours.probe();
  client.close();
  const { p50, p95 } = spread(times);
  rows.push(bounded('sign-in, argon2id on a thread', scale, p50, 25, { p95 }));
  rows.push(bounded('of it on the event loop', scale, (after.active - before.active) / times.length, 5));
}

/** Both servers get three alternating turns; the result is over all of them. */
async function together(scale, ours, floor, requests) {
  const turns = 3;
  const seconds = Number(values.seconds) / turns;
  const sums = [ours, floor].map(() => ({ times: [], errors: [], seconds: 0, cpuMs: 0 }));
  for (let turn = 0; turn < turns; turn++) {
    for (const [at, server] of [ours, floor].entries()) {
      log(`scale ${scale}: ${people} clients, ${seconds.toFixed(0)} s to ${at ? 'the floor' : 'ours'}`);
      const before = await server.probe();
      const { times, errors, seconds: took } = await crowd(server, requests, mixed, { clients: people, seconds, seed: turn + 1 });
      for (const time of times) sums[at].times.push(time);
      sums[at].errors.push(...errors);
      sums[at].seconds += took;
      sums[at].cpuMs += (await server.probe()).cpuMs - before.cpuMs;
    }
  }
  const [mine, its] = sums.map((sum) => ({
    ...spread(sum.times),
    errors: sum.errors,
    perSecond: sum.times.length / sum.seconds,
    cpuMs: sum.cpuMs / sum.times.length,
  }));
  for (const error of [...new Set([...mine.errors, ...its.errors])].slice(0, 5)) log(`refused: ${error}`);
  const title = `${people} clients, 80 % reads`;
  rows.push({
    operation: `${title}: requests a second`,
    scale,
    ours: mine.perSecond.toFixed(0),
    p95: '',
    floor: its.perSecond.toFixed(0),
    ratio: (mine.perSecond / its.perSecond).toFixed(2),
    reach: '≥ 0.5',
    ok: mine.perSecond / its.perSecond >= 0.5,
    raw: { ours: mine, floor: its },
  });
  for (const [name, most] of [['p50'], ['p95'], ['p99', 150]])
    rows.push(bounded(`${title}: ${name}`, scale, mine[name], most, { floor: `${its[name].toFixed(1)} ms` }));
  rows.push(
    bounded(`${title}: errors`, scale, mine.errors.length, 0, {
      unit: 'errors',
      text: String(mine.errors.length),
      floor: String(its.errors.length),
    }),
  );
  rows.push(
    bounded('processor time of the process per request', scale, mine.cpuMs, undefined, { floor: `${its.cpuMs.toFixed(2)} ms` }),
  );
  const [{ rss }, { rss: floorRss }] = await Promise.all([ours.probe(), floor.probe()]);
  const mebibytes = (bytes) => bytes / 2 ** 20;
  rows.push(
    bounded('memory after it', scale, mebibytes(rss), 200, { unit: 'MiB', floor: `${mebibytes(floorRss).toFixed(0)} MiB` }),
  );
}

async function startUp(scale, url) {
  log(`scale ${scale}: start-up`);
  const times = [];
  for (let tries = 0; tries < 7; tries++) {
    const server = await startOurs({ url, port: port + 3, probe: false });
    times.push(server.startMs);
    await server.stop();
  }
  const { p50, p95 } = spread(times);
  rows.push(bounded('start of the API until it is ready', scale, p50, 800, { p95 }));
}

function pdf() {
  log('PDF');
  const args = ['--import', './tools/ts.mjs', 'tools/bench/pdf.ts'];
  const { cold, times, long } = JSON.parse(
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout,
  );
  const { p50, p95 } = spread(times);
  rows.push(bounded('PDF of an invoice with 10 lines', '', p50, 10, { p95 }));
  rows.push(bounded('the first one, with the start of the drawing process', '', cold));
  rows.push(bounded('PDF of a statement of 3,600 lines', '', long, 3000));
}

function ubl() {
  log('UBL');
  const args = ['--import', './tools/ts.mjs', 'tools/bench/ubl.ts'];
  const { usual, long, read } = JSON.parse(
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout,
  );
  for (const [times, title] of [
    [usual, 'making a UBL file of 10 lines'],
    [long, 'making a UBL file of 200 lines'],
  ]) {
    const { p50, p95 } = spread(times);
    rows.push(bounded(title, '', p50, 5, { p95 }));
  }
  const { p50, p95 } = spread(read);
  rows.push(bounded('reading a UBL file of 200 lines', '', p50, 30, { p95 }));
}

async function atScale(scale, url) {
  await addPeople(url);
  if (wanted('start')) await startUp(scale, url);
  if (wanted('firstRow'))
    rows.push(...(await measureFirstRow({ scale, url, port: port + 4, rounds: Math.max(rounds, 10), log })));
  if (wanted('interactions') && scale === scales[0])
    rows.push(...(await measureInteractions({ scale, url, port: port + 6, log })));
  const [ours, floor] = await Promise.all([startOurs({ url, port: port + 1 }), startFloor({ url, port: port + 2 })]);
  try {
    const cards = (await tokens(ours.port)).map((token) => `authorization: Bearer ${token}\r\n`);
    const known = await facts(url);
    const requests = requestsOf(known);
    const asked = [
      { ...ours, headers: cards[0], headersOf: (who) => cards[who] },
      { ...floor, headers: '', headersOf: () => '' },
    ];
    if (values['third-day']) rows.push(...(await liveADay({ scale, ours, card: cards[0], log })));
    await oneByOne(scale, ...asked, requests);
    if (wanted('signIn')) await signIns(scale, ours);
    if (wanted('lists')) rows.push(...(await measureLists({ scale, ours, floor, cards, rounds, log })));
    if (wanted('documents'))
      rows.push(...(await measureDocuments({ scale, ours, floor, url, facts: known, headers: cards[0], rounds, log })));
    if (wanted('mixed')) await together(scale, ...asked, requests);
    if (wanted('walk')) rows.push(...(await measureWalk({ scale, ours, url, card: cards[0], log })));
    if (wanted('recurring')) rows.push(...(await measureRecurring({ scale, ours: asked[0], url, requests, log })));
    if (wanted('samples')) rows.push(...(await measureSamples({ scale, ours, floor, url, cards, rounds, log })));
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
    await tidy(url);
  }
}

function growth() {
  const [small, large] = scales;
  for (const [name, title] of [
    ['list', 'list'],
    ['invoice', 'one invoice'],
    ['monthPerPerson', 'hours per person of one month'],
    ['monthPerProject', 'hours per project of one month'],
  ]) {
    const [before, after] = [medians.get(`${name} ${small}`), medians.get(`${name} ${large}`)];
    if (before && after && large > small)
      rows.push(bounded(`${title} at scale ${large} against scale ${small}`, '', after / before, 1.5, { unit: '×' }));
  }
}

const { urls, stop } = await startDatabases({ scales, fresh: values.fresh, port, log });
const loads = [loadavg()[0]];
try {
  for (const [scale, url] of urls) await atScale(scale, url);
  growth();
  if (wanted('pdf')) pdf();
  if (wanted('ubl')) ubl();
  if (wanted('preflight')) rows.push(...(await measurePreflight({ log })));
} finally {
  await stop();
}
loads.push(loadavg()[0]);
process.stdout.write(`${table(rows)}\n\n${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);
if (values.json)
  writeFileSync(values.json, JSON.stringify({ at: new Date().toISOString(), node: process.version, loads, rows }, undefined, 2));
