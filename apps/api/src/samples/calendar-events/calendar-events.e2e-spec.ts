import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CalendarEventRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const sixteen = [...Array(16).keys()];
const event = { title: 'Fair', start: '2030-05-01', end: '2030-05-02', allDay: true, extendedProps: { calendar: 'ETC' } };
const add = (by: Agent, change: object = {}) => by.post('/apps/calendar/add-event').send({ event: { ...event, ...change } });
const list = async (by: Agent, query = ''): Promise<CalendarEventRecord[]> =>
  (await by.get(`/apps/calendar/events${query}`).expect(200)).body as CalendarEventRecord[];

describe('events of sixteen connections at once', () => {
  it('get ids of their own and are all kept, at the first use of a person too', async () => {
    const person = await api.as('client');
    const answers = await Promise.all(sixteen.map(() => add(person)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    expect(answers.map(({ body }) => Number(body.event.id)).sort((a, b) => a - b)).toEqual(sixteen.map((n) => n + 11));
    expect(await list(person)).toHaveLength(26);
  });

  it('keep each change when every one changes something else', async () => {
    const person = await api.as('client');
    const changes = [{ title: 'New' }, { allDay: false }, { url: '/notes' }, { extendedProps: { guests: ['Ona'] } }];
    const send = (change: object) => person.post('/apps/calendar/update-event').send({ event: { id: 3, ...change } });
    await Promise.all([...changes, ...changes].map((change) => send(change).expect(200)));
    expect((await list(person))[2]).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it('are removed once, and nothing else is', async () => {
    const person = await api.as('client');
    const answers = await Promise.all(sixteen.map(() => person.delete('/apps/calendar/remove-event?id=4')));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect((await list(person)).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
  });
});

describe('a calendar', () => {
  it('lists the thousand events that begin last, and others by period', async () => {
    const person = await api.as('client');
    await list(person);
    await api.sql(
      `insert into calendar_event select $1, n, 'e', '', s::text, s::text, s, s, true, 'Business', '{"calendar":"Business"}'
       from (select n, timestamptz '2001-01-01Z' + n * interval '1 day' as s from generate_series(11, 1500) n) rows`,
      [person.userId],
    );
    const all = await list(person);
    expect(all).toHaveLength(1000);
    expect(all.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 10 }, (_, n) => n + 1),
      ...all.slice(10).map(({ id }) => id),
    ]);
    expect(all[10]?.id).toBe(511);
    expect((await list(person, '?start=2001-02-01&end=2001-02-03')).map(({ id }) => id)).toEqual([31, 32]);
  });

  it('keeps a date a date, and a moment as it was sent', async () => {
    const person = await api.as('client');
    await add(person, { start: '2030-03-31T02:30:00+03:00', end: '2030-03-31T04:30:00+03:00', allDay: false }).expect(201);
    await add(person).expect(201);
    const events = await list(person, '?start=2030-01-01');
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2030-03-31T02:30:00+03:00', '2030-03-31T04:30:00+03:00'],
      ['2030-05-01', '2030-05-02'],
    ]);
    expect(await list(person, '?start=2030-03-30T23:00:00Z&end=2030-03-30T23:31:00Z')).toHaveLength(1);
    expect(await list(person, '?start=2030-03-30T23:00:00Z&end=2030-03-30T23:30:00Z')).toHaveLength(0);
  });

  it('refuses an event that ends before it begins, in the database too', async () => {
    const person = await api.as('client');
    await add(person, { end: '2030-04-30' }).expect(422);
    await list(person);
    const backwards = `update calendar_event set ends_at = starts_at - interval '1 second' where user_id = $1`;
    await expect(api.sql(backwards, [person.userId])).rejects.toThrow('calendar_event_times');
  });

  it('is visible to its person only', async () => {
    const [owner, other] = [await api.as('admin'), await api.as('admin')];
    await add(owner).expect(201);
    await other.delete('/apps/calendar/remove-event?id=11').expect(200);
    expect((await other.post('/apps/calendar/update-event').send({ event: { id: 11, title: 'x' } })).body).toEqual({});
    expect((await list(owner)).at(-1)).toMatchObject({ id: 11, title: 'Fair' });
    expect(await api.sql('select id from audit')).toEqual([]);
  });
});
