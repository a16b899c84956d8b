import {
  AddCalendarEventInput,
  calendars,
  changedEvent,
  emptyEvent,
  eventInstant,
  eventListLimit,
  idIn,
  isWithin,
  periodIn,
  UpdateCalendarEventInput,
  valuesIn,
} from '@kontor/domain';
import { sampleCalendarEvents } from '../samples/calendar-events.ts';
import { created, empty, ok, read, type BackendModule } from './frame.ts';

export const calendarEventCalls: BackendModule = ({ now, personal }) => {
  const storeOf = personal(() => {
    const events = sampleCalendarEvents(now());
    return { events, lastId: events.length };
  });
  return {
    'GET /apps/calendar/events': ({ query, personId }) => {
      const asked = valuesIn(query, 'calendars') ?? calendars;
      const period = periodIn(query);
      const found = storeOf(personId)
        .events.filter(({ extendedProps: { calendar } }) => asked.some((one) => one === calendar))
        .filter((event) => isWithin(event, period))
        .sort((a, b) => eventInstant(b.start) - eventInstant(a.start) || b.id - a.id)
        .slice(0, eventListLimit)
        .sort((a, b) => a.id - b.id);
      return ok(found);
    },
    'POST /apps/calendar/add-event': async ({ body, personId }) => {
      const input = await read(AddCalendarEventInput, body);
      const store = storeOf(personId);
      const event = changedEvent(emptyEvent(store.lastId + 1), input.event);
      store.lastId += 1;
      store.events.push(event);
      return created({ event });
    },
    'POST /apps/calendar/update-event': async ({ body, personId }) => {
      const { event: changes } = await read(UpdateCalendarEventInput, body);
      const { events } = storeOf(personId);
      const index = events.findIndex(({ id }) => id === changes.id);
      const stored = events[index];
      if (!stored) return ok({});
      const event = changedEvent(stored, changes);
      events[index] = event;
      return ok({ event });
    },
    'DELETE /apps/calendar/remove-event': ({ query, body, personId }) => {
      const wanted = idIn(query, body, 'id');
      const store = storeOf(personId);
      store.events = store.events.filter(({ id }) => id !== wanted);
      return empty();
    },
  };
};
