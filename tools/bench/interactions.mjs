// Measures how long a screen takes to respond to a key, a click or a scroll with a thousand emails, messages, to-dos or events.
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { buildAdmin } from '../start/build-admin.mjs';
import { withClient } from './databases.mjs';
import { Client, json } from './http-client.mjs';
import { spread } from './measure.mjs';
import { signIn } from './operations.mjs';
import { bounded } from './report.mjs';
import { grow } from './samples.mjs';
import { startOurs } from './servers.mjs';

const many = 1000;
const most = 200;
const email = 'bench0@example.com';
const storage = ['accessToken', 'refreshToken', 'userData'];
const calls = ['/apps/email/emails', '/apps/todo/tasks', '/apps/calendar/events', '/apps/chat/chats-and-contacts'];

/** A thousand of each, as copies of the samples; the messages with the first contact. */
export async function fill(url, person) {
  for (const table of ['email', 'todo', 'calendar_event']) await grow(url, table, person, many);
  await withClient(url, async (client) => {
    const owner = `(select id from user_account where email = $1)`;
    await client.query(
      `insert into chat_message select m.user_id, m.contact_id, n, m.sender_id, m.message || ' ' || n, m.time + n * interval '1 second'
       from generate_series(1, $2::int) n
       join lateral (select * from chat_message where user_id = ${owner} and contact_id = 1 and number <= 6 order by number
         offset n % 6 limit 1) m on true
       where n > (select message_count from chat where user_id = ${owner} and contact_id = 1) on conflict do nothing`,
      [person, many],
    );
    await client.query(`update chat set message_count = $2 where user_id = ${owner} and contact_id = 1`, [person, many]);
  });
}

/** Runs in the page: records the longest event of each interaction that took longer than a frame. */
function watch() {
  globalThis.longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId && duration > (globalThis.longest.get(interactionId)?.duration ?? 0))
        globalThis.longest.set(interactionId, { duration, name });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const scroll = async (page, times = 6) => {
  for (let at = 0; at < times; at++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
};
const type = async (field, text) => {
  await field.click();
  await field.pressSequentially(text, { delay: 90 });
  await field.page().waitForTimeout(900);
};
const clear = async (field) => {
  for (let at = (await field.inputValue()).length; at > 0; at--) await field.press('Backspace', { delay: 40 });
  await field.page().waitForTimeout(900);
};
const search = (page, name) => page.getByRole('searchbox', { name });

const screens = {
  mail: async (page) => {
    await page.goto('/mail/index');
    const checkboxes = page.getByRole('main').getByRole('listitem').getByRole('checkbox');
    await checkboxes.nth(8).waitFor();
    await type(search(page, 'Search in the subjects'), 'school');
    await clear(search(page, 'Search in the subjects'));
    for (const at of [0, 3, 8]) await checkboxes.nth(at).click();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await scroll(page);
    await page.getByRole('button', { name: 'Older mails' }).click();
    await page.waitForTimeout(700);
  },
  chat: async (page) => {
    await page.goto('/chat/index?contact=1');
    const earlier = page.getByRole('log').getByRole('button', { name: /earlier/i });
    await earlier.click();
    await earlier.waitFor({ state: 'detached' });
    await page.waitForTimeout(700);
    await page.mouse.move(900, 400);
    await scroll(page);
    const composer = page.getByRole('textbox', { name: /^Message to/ });
    await type(composer, 'Then keep the scaffold until Friday');
    await clear(composer);
    await type(search(page, 'Search contacts'), 'henrik');
    await clear(search(page, 'Search contacts'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Henrik/ })
      .or(page.getByRole('button', { name: /Henrik/ }))
      .first()
      .click();
    await page.waitForTimeout(700);
  },
  todo: async (page) => {
    await page.goto('/todo/index');
    const done = page.getByRole('main').getByRole('listitem').getByRole('checkbox');
    await done.nth(8).waitFor();
    await type(search(page, 'Search in the titles'), 'roof');
    await clear(search(page, 'Search in the titles'));
    await done.nth(2).click();
    await page.waitForTimeout(700);
    await scroll(page);
    await type(page.getByRole('textbox', { name: 'A new task' }), 'Call about the roof');
  },
  calendar: async (page) => {
    await page.goto('/calendar/index');
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.nth(3).waitFor();
    await page.waitForTimeout(700);
    for (const at of [0, 1, 0, 1]) {
      await boxes.nth(at).click();
      await page.waitForTimeout(400);
    }
    for (const name of ['Next', 'Previous']) {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await page.waitForTimeout(700);
    }
    for (const name of ['List', 'Week', 'Day', 'Month']) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(700);
      await scroll(page, 3);
    }
  },
};

/** Opens each screen in a browser of its own, signed in by the session. */
async function interact({ origin, session, scale, log }) {
  const args = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--disable-web-security');
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
  const rows = [];
  try {
    for (const [name, use] of Object.entries(screens)) {
      log(`scale ${scale}: ${name} of ${many}`);
      const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', viewport: { width: 1360, height: 900 } });
      await context.addInitScript((items) => items.forEach(([key, value]) => localStorage.setItem(key, value)), session);
      await context.addInitScript(watch);
      const page = await context.newPage();
      await use(page);
      const found = await page.evaluate(() => [...globalThis.longest.values()].sort((a, b) => b.duration - a.duration));
      const nodes = await page.evaluate(() => globalThis.document.querySelectorAll('*').length);
      const { p50, p95 } = spread(found.map(({ duration }) => duration));
      log(
        `${found.length} interactions, the longest ${found.slice(0, 3).map(({ name: kind, duration }) => `${kind} ${duration} ms`)}; ${nodes} nodes`,
      );
      rows.push(bounded(`${name} of ${many}: an interaction`, scale, p95, most, { p95, text: `${p50.toFixed(0)} ms` }));
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Its data stay in the bench database, for one person only. */
export async function measureInteractions({ scale, url, port, log }) {
  buildAdmin({ log });
  const server = await startOurs({ url, port, probe: false });
  const client = new Client(port);
  try {
    const known = json(await signIn(client, 0));
    for (const path of calls) json(await client.send({ path, headers: `authorization: Bearer ${known.accessToken}\r\n` }));
    await fill(url, email);
    const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
    const session = storage.map((key) => [key, text(known[key])]);
    return await interact({ origin: `http://127.0.0.1:${port}`, session, scale, log });
  } finally {
    client.close();
    await server.stop();
  }
}
