export * from './calendar-event.input.ts';
export * from './calendar-event.rules.ts';
export * from './calendar-event.ts';
