export * from './agenda/index.ts';
export * from './calendar-feed/index.ts';
export * from './dashboard/index.ts';
export * from './report/index.ts';
export * from './saved-hour/index.ts';
export * from './project-figures/index.ts';
