export * from './cash-forecast.rules.ts';
export * from './dashboard-reports.ts';
export * from './dashboard.ts';
