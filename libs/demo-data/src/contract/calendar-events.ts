import { expect } from '@jest/globals';
import { calendars, type CalendarEventRecord } from '@kontor/domain';
import type { Kept, Row, Step } from './contract.ts';

const shape = {
  id: expect.any(Number),
  url: expect.any(String),
  title: expect.any(String),
  start: expect.any(String),
  end: expect.any(String),
  allDay: expect.any(Boolean),
  extendedProps: expect.objectContaining({ calendar: expect.any(String) }),
};
type Events = CalendarEventRecord[];
const list = (query: string, check: (events: Events, kept: Kept) => void): Step => ({
  call: `GET /apps/calendar/events${query}`,
  check,
});
const count = (query: string, expected: number): Step => list(query, (events) => expect(events).toHaveLength(expected));
const monthsFromNow = ({ start }: CalendarEventRecord): number => {
  const [now, then] = [new Date(), new Date(start)];
  return (then.getUTCFullYear() - now.getUTCFullYear()) * 12 + then.getUTCMonth() - now.getUTCMonth();
};

const starts: Row[] = [
  {
    name: 'a new person finds ten events around today',
    steps: [
      list('', (events) => {
        expect(events).toEqual(Array<unknown>(10).fill(shape));
        expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        const counts = calendars.map((one) => events.filter(({ extendedProps }) => extendedProps.calendar === one).length);
        expect(Object.fromEntries(calendars.map((one, index) => [one, counts[index]]))).toEqual({
          Business: 4,
          Personal: 3,
          Family: 1,
          Holiday: 1,
          ETC: 1,
        });
        expect(events.slice(1).map(monthsFromNow)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, -1]);
        expect(events.slice(8).map(({ start }) => start.slice(8, 10))).toEqual(['01', '01']);
        const [first] = events;
        expect(Math.abs(Date.parse(first?.start ?? '') - Date.now())).toBeLessThan(600_000);
        expect(Date.parse(first?.end ?? '') - Date.parse(first?.start ?? '')).toBe(86_400_000);
      }),
    ],
  },
  { name: 'nobody sees events without a token', steps: [{ call: 'GET /apps/calendar/events', as: 'visitor', status: 401 }] },
];

const lists: Row[] = [
  {
    name: 'events are listed by calendar, in each way of writing a list',
    steps: [
      count('?calendars=Business&calendars=Family', 5),
      count('?calendars[]=Business&calendars[]=Family', 5),
      count('?calendars=Business,Family', 5),
      count('?calendars=Personal', 3),
      count('?calendars=', 0),
      count('?calendars=Nothing', 0),
      count('?calendars=Nothing,ETC', 1),
    ],
  },
  {
    name: 'events are listed by period; one that reaches into it belongs to it',
    steps: [
      {
        call: 'POST /apps/calendar/add-event',
        body: {
          event: { title: 'Long', start: '2031-01-30', end: '2031-02-02', allDay: true, extendedProps: { calendar: 'ETC' } },
        },
        status: 201,
      },
      count('?start=2031-02-01&end=2031-03-01', 1),
      count('?start=2031-02-02T00:00:00Z&end=2031-03-01', 0),
      count('?start=2031-01-01&end=2031-01-30', 0),
      count('?start=2031-01-01&end=2031-01-31&calendars=ETC', 1),
      count('?start=2031-01-01&calendars=Business', 0),
      count('?start=nonsense&end=', 11),
    ],
  },
];

const event = {
  url: 'https://example.com/agenda',
  title: 'Fair',
  start: '2027-05-01T08:00:00.000Z',
  end: '2027-05-01T16:00:00+02:00',
  allDay: false,
  extendedProps: { calendar: 'Holiday', guests: ['Jūratė', 'Ola'], location: 'Žalgirio 90', description: '' },
};
const changes: Row[] = [
  {
    name: 'an event is added with the next id, and stays as it was sent',
    steps: [
      {
        call: 'POST /apps/calendar/add-event',
        body: { event: { ...event, id: 4 } },
        status: 201,
        answer: { event: { ...event, id: 11 } },
      },
      list('', (events) => expect(events.at(-1)).toEqual({ ...event, id: 11 })),
      {
        call: 'POST /apps/calendar/add-event',
        body: {
          event: { title: ' Bare ', start: '2027-05-02', allDay: true, extendedProps: { calendar: 'ETC' }, display: 'block' },
        },
        status: 201,
        answer: {
          event: {
            id: 12,
            url: '',
            title: 'Bare',
            start: '2027-05-02',
            end: '2027-05-02',
            allDay: true,
            extendedProps: { calendar: 'ETC' },
          },
        },
      },
      { call: 'GET /apps/calendar/events', as: 'other', check: (events) => expect(events).toHaveLength(10) },
    ],
  },
  {
    name: 'a change keeps what was not sent, and takes the id as text',
    steps: [
      { call: 'POST /apps/calendar/add-event', body: { event }, status: 201 },
      {
        call: 'POST /apps/calendar/update-event',
        body: { event: { id: '11', title: 'Spring fair', extendedProps: { calendar: 'Family' } } },
        answer: {
          event: { ...event, id: 11, title: 'Spring fair', extendedProps: { ...event.extendedProps, calendar: 'Family' } },
        },
      },
      {
        call: 'POST /apps/calendar/update-event',
        body: { event: { id: 11, start: '2027-06-01 10:00', end: null } },
        part: { event: { start: '2027-06-01 10:00', end: '2027-06-01 10:00', title: 'Spring fair' } },
      },
      count('?calendars=Family', 2),
      { call: 'POST /apps/calendar/update-event', body: { event: { id: 99, title: 'None' } }, answer: {} },
      { call: 'POST /apps/calendar/update-event', as: 'other', body: { event: { id: 11, title: 'Mine' } }, answer: {} },
    ],
  },
  {
    name: 'an event is removed for good, by the query or the body, and its id never comes again',
    steps: [
      { call: 'POST /apps/calendar/add-event', body: { event }, status: 201, part: { event: { id: 11 } } },
      { call: 'DELETE /apps/calendar/remove-event?id=11', answer: null },
      { call: 'DELETE /apps/calendar/remove-event', body: { id: '10' }, answer: null },
      { call: 'DELETE /apps/calendar/remove-event?id=999', answer: null },
      { call: 'DELETE /apps/calendar/remove-event', answer: null },
      count('', 9),
      { call: 'POST /apps/calendar/add-event', body: { event }, status: 201, part: { event: { id: 12 } } },
      { call: 'DELETE /apps/calendar/remove-event?id=1', as: 'other', answer: null },
      count('', 10),
    ],
  },
];

const refuse = (change: object, status: number, part: object): Step => ({
  call: 'POST /apps/calendar/add-event',
  body: { event: { ...event, ...change } },
  status,
  part,
});
const wrong = (change: object, path: string): Step => refuse(change, 400, { errors: { [`event.${path}`]: {} } });
const refusals: Row[] = [
  {
    name: 'refuses what is no event, and an end before the start',
    steps: [
      { call: 'POST /apps/calendar/add-event', body: {}, status: 400, part: { errors: { event: {} } } },
      wrong({ title: '' }, 'title'),
      wrong({ start: undefined }, 'start'),
      wrong({ start: '2027-02-30' }, 'start'),
      wrong({ end: 'tomorrow' }, 'end'),
      wrong({ url: 'javascript:alert(1)' }, 'url'),
      wrong({ allDay: 1 }, 'allDay'),
      wrong({ extendedProps: { calendar: 'Work' } }, 'extendedProps'),
      wrong({ extendedProps: { guests: [] } }, 'extendedProps'),
      wrong({ extendedProps: { calendar: 'ETC', note: 'a\u0000b' } }, 'extendedProps'),
      wrong({ extendedProps: { calendar: 'ETC', note: 'x'.repeat(10_000) } }, 'extendedProps'),
      refuse({ end: '2027-04-30' }, 422, { code: 'calendar_event.end_before_start' }),
      refuse({ end: '2029-04-30' }, 422, { code: 'calendar_event.too_long' }),
      {
        call: 'POST /apps/calendar/update-event',
        body: { event: { id: 2, end: '2000-01-01' } },
        status: 422,
        part: { code: 'calendar_event.end_before_start' },
      },
      count('', 10),
    ],
  },
];

export const calendarEventContract: Row[] = [...starts, ...lists, ...changes, ...refusals];
