export * from './project-figures.ts';
export * from './project-profit.rules.ts';
export * from './project-progress.rules.ts';
