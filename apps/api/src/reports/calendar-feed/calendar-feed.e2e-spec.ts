import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CalendarFeedRecord, NewCalendarFeed } from '@kontor/domain';
import ICAL from 'ical.js';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const path = '/api/v1/calendar-feed';
let api: TestApp;
let person: Agent;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  await api.sql(`update organisation set country = 'LT'`);
  const dueDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas; ir Ko' }));
  await store(api, aSentInvoice({ customerId, dueDate, number: 'INV-7' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql('delete from attempt');
  person = await api.as('accountant');
  await person.get('/apps/calendar/events').expect(200);
  await api.sql('delete from calendar_event where user_id = $1', [person.userId]);
});

const make = async (by: Agent, agenda: string[] = []): Promise<NewCalendarFeed> =>
  (await by.post(path).send({ agenda }).expect(201)).body as NewCalendarFeed;
const pathOf = ({ address }: NewCalendarFeed): string => address.replace('https://kontor.example', '');
const file = (where: string) => api.visitor.get(where);
const add = (event: object) =>
  person
    .post('/apps/calendar/add-event')
    .send({ event: { title: 'Fair', start: '2030-05-01', extendedProps: { calendar: 'ETC' }, ...event } })
    .expect(201);
/** The events as a calendar program parses them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      location: event.location,
      description: event.description,
      url: one.getFirstPropertyValue('url'),
      transparent: one.getFirstPropertyValue('transp') === 'TRANSPARENT',
    };
  });
const calendarOf = async (where: string) => eventsIn((await file(where).expect(200)).text);

describe('the address of a calendar feed', () => {
  it('is returned when it is created, and afterwards only its existence', async () => {
    expect((await person.get(path).expect(200)).body).toEqual({ createdAt: null, readAt: null, agenda: [] });
    const made = await make(person, ['holiday']);
    expect(made.address).toMatch(/^https:\/\/kontor\.example\/api\/v1\/calendar-feed\/[\w-]{43}\.ics$/);
    const { body } = await person.get(path).expect(200);
    expect(body).toEqual({ createdAt: made.createdAt, readAt: null, agenda: ['holiday'] });
    const token = pathOf(made).split('/').pop()?.replace('.ics', '') ?? '';
    const [row] = await api.sql<object>('select * from calendar_feed where user_id = $1', [person.userId]);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('gives only the person’s own calendar, and records when it was read', async () => {
    const where = pathOf(await make(person));
    await add({ title: 'Mine' });
    const other = pathOf(await make(await api.as('employee')));
    expect((await calendarOf(where)).map(({ title }) => title)).toEqual(['Mine']);
    expect((await calendarOf(other)).map(({ title }) => title)).not.toContain('Mine');
    const { readAt } = (await person.get(path)).body as CalendarFeedRecord;
    expect(Date.parse(readAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('stops working when it is replaced or deleted or its person deactivated, always with the same answer', async () => {
    const first = pathOf(await make(person));
    const second = pathOf(await make(person));
    const answers = [
      await file(first),
      await file(`/api/v1/calendar-feed/${'x'.repeat(43)}.ics`),
      await file('/api/v1/calendar-feed/me.ics'),
    ];
    await file(second).expect(200);
    await api.sql('update user_account set active = false where id = $1', [person.userId]);
    answers.push(await file(second));
    await api.sql('update user_account set active = true where id = $1', [person.userId]);
    expect((await person.delete(path).expect(200)).body).toEqual({ createdAt: null, readAt: null, agenda: [] });
    answers.push(await file(second));
    const told = answers.map(({ status, body }) => ({ status, body: { ...(body as object), requestId: '' } }));
    expect(told).toEqual(told.map(() => told[0]));
    expect(told[0]?.status).toBe(404);
  });

  it('limits guessing', async () => {
    const tries = await Promise.all(
      [...Array(40).keys()].map((n) => file(`/api/v1/calendar-feed/${String(n).padStart(43, 'y')}.ics`)),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });

  it('refuses unknown dates of the firm', async () => {
    await person
      .post(path)
      .send({ agenda: ['salaries'] })
      .expect(400);
    await person
      .put(path)
      .send({ agenda: ['holiday'] })
      .expect(404);
    await api.visitor.get(path).expect(401);
  });

  it('appears neither in the error log nor in other logs of addresses', async () => {
    const where = pathOf(await make(person));
    await api.sql('alter table calendar_event rename to hidden');
    await file(where).expect(500);
    await api.sql('alter table hidden rename to calendar_event');
    const logged = (): Promise<object[]> => api.sql<object>('select * from error_log');
    // The log entry is written after the answer.
    while (!(await logged()).length) await sleep(20);
    const rows = await logged();
    expect(JSON.stringify(rows)).not.toContain(where.split('/').pop()?.replace('.ics', ''));
  });
});

describe('the calendar feed', () => {
  it('has the person’s events with their times, as a calendar program reads them', async () => {
    const where = pathOf(await make(person));
    await add({ title: 'Whole day', start: '2030-05-01', end: '2030-05-02', allDay: true });
    await add({ title: 'Three days', start: '2030-12-30', end: '2031-01-02', allDay: true });
    await add({ title: 'In Vilnius', start: '2030-03-31T02:30:00+02:00', end: '2030-03-31T05:30:00+03:00', allDay: false });
    expect((await calendarOf(where)).map(({ title, start, end }) => [title, start, end])).toEqual([
      ['In Vilnius', '2030-03-31T00:30:00.000Z', '2030-03-31T02:30:00.000Z'],
      ['Whole day', '2030-05-01', '2030-05-02'],
      ['Three days', '2030-12-30', '2031-01-02'],
    ]);
  });

  it('keeps every text exactly, however long and whatever its characters', async () => {
    const where = pathOf(await make(person));
    const title = `Ąžuolas, „susitikimas“; C:\\temp 🎉 ${'ilgas pavadinimas '.repeat(8)}`.trim();
    const description = 'Pirma eilutė\nEND:VEVENT\nantra: 100 %';
    await add({
      title,
      url: '/invoices/7/show',
      extendedProps: { calendar: 'Business', location: 'Vilnius; Gedimino 1', description },
    });
    const [event] = await calendarOf(where);
    expect(event).toMatchObject({
      title,
      description,
      location: 'Vilnius; Gedimino 1',
      url: 'https://kontor.example/invoices/7/show',
    });
    const { text } = await file(where);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('keeps the uid of a changed event, and shows by its ETag whether anything changed', async () => {
    const where = pathOf(await make(person));
    const { body } = await add({ title: 'Fair' });
    const { headers } = await file(where).expect(200).expect('Content-Type', 'text/calendar; charset=utf-8');
    const tag = headers['etag'] ?? '';
    await file(where).set('If-None-Match', `W/${tag}`).expect(304);
    const [before] = await calendarOf(where);
    await person
      .post('/apps/calendar/update-event')
      .send({ event: { id: body.event.id, title: 'Fair, moved' } })
      .expect(200);
    await file(where).set('If-None-Match', tag).expect(200);
    expect((await calendarOf(where))[0]).toEqual({ ...before, title: 'Fair, moved' });
  });

  it('has the chosen dates of the firm, as far as the person may read them today', async () => {
    const where = pathOf(await make(person, ['invoiceDue', 'holiday']));
    await api.sql(`update user_account set language = 'lt' where id = $1`, [person.userId]);
    const all = await calendarOf(where);
    expect(all).toContainEqual(
      expect.objectContaining({ title: 'Mokėtina sąskaita: UAB Ąžuolas; ir Ko, INV-7', transparent: true }),
    );
    expect(all.filter(({ uid }) => uid.startsWith('holiday')).length).toBeGreaterThan(5);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);

    await person
      .put(path)
      .send({ agenda: ['invoiceDue'] })
      .expect(200);
    expect(await calendarOf(where)).toHaveLength(1);
    const employee = await api.sql<{ id: number }>(`select id from role where key = 'employee'`);
    await api.sql('update user_account set role_id = $1 where id = $2', [employee[0]?.id, person.userId]);
    expect(await calendarOf(where)).toEqual([]);
  });
});
