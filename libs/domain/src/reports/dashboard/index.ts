export * from './dashboard-reports.ts';
export * from './dashboard.ts';
