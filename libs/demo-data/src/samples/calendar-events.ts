import { addDays, addMonths, monthStart, type Calendar, type CalendarEventRecord } from '@kontor/domain';

/** Whole days, counted from the first of the current month; `to` is exclusive. */
type Row = [title: string, calendar: Calendar, from: number, to: number, details?: { location?: string; description?: string }];

const ofThisMonth: readonly Row[] = [
  ['Visit at Nordlys', 'Business', 12, 13, { location: 'Bergen', description: 'Bring the new price list.' }],
  ['Autumn trip with the children', 'Family', 14, 17, { location: 'Trakai' }],
  ['Dentist', 'Personal', 8, 9],
  ['Board game evening', 'ETC', 20, 21],
  ['Swimming course', 'Personal', 18, 19],
  ['Office closed', 'Holiday', 23, 24],
  ['Review of the booking form', 'Business', 25, 26, { description: 'What the customers said, and what we do about it.' }],
];

const wholeDays = ([title, calendar, from, to, details = {}]: Row, first: string): Omit<CalendarEventRecord, 'id'> => ({
  url: '',
  title,
  start: addDays(first, from),
  end: addDays(first, to),
  allDay: true,
  extendedProps: { calendar, ...details },
});

/** Ten events around today. */
export function sampleCalendarEvents(now: Date): CalendarEventRecord[] {
  const first = monthStart(now.toISOString().slice(0, 10));
  const events: Omit<CalendarEventRecord, 'id'>[] = [
    {
      url: '',
      title: 'Design workshop',
      start: now.toISOString(),
      end: new Date(now.getTime() + 86_400_000).toISOString(),
      allDay: false,
      extendedProps: { calendar: 'Business', guests: ['Rūta Vaitkutė', 'Sindre Bakken'] },
    },
    ...ofThisMonth.map((row) => wholeDays(row, first)),
    wholeDays(['Monthly meeting', 'Business', 0, 1], addMonths(first, 1)),
    wholeDays(['Health check', 'Personal', 0, 1], addMonths(first, -1)),
  ];
  return events.map((event, index) => ({ id: index + 1, ...event }));
}
