export * from './calendar-feed.ts';
export * from './calendar-feed.input.ts';
export * from './calendar-feed.rules.ts';
export * from './ics.ts';
