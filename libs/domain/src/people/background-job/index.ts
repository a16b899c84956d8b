export * from './background-job.ts';
