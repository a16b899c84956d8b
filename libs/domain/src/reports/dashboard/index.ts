export * from './cash-forecast.rules.ts';
export * from './dashboard-layout.input.ts';
export * from './dashboard-layout.ts';
export * from './dashboard-reports.ts';
export * from './dashboard.ts';
