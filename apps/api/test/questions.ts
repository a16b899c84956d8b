import { operations } from './operations.ts';

/** Query strings that some reads need, for the day of the demo firm. */
export const questions: Record<string, string> = {
  ...Object.fromEntries(
    operations
      .filter(({ path }) => path.startsWith('/api/v1/reports/'))
      .map(({ path }) => [path, '?from=2026-11-01&to=2026-11-21']),
  ),
  '/api/v1/project-timeline': '?from=2026-11-01&to=2026-12-31',
  '/api/v1/time-entries/day-allowance': '?date=2026-11-16',
  '/api/v1/time-entries/days': '?from=2026-11-01&to=2026-11-21',
  '/api/v1/time-entries/overview': '?from=2026-11-01&to=2026-11-21&groupBy=project',
  '/api/v1/time-entries/unbilled': '?customerId=1',
  '/api/v1/bills/costs': '?customerId=1',
  '/api/v1/expenses/costs': '?customerId=1',
  '/api/v1/search': '?q=a',
  '/api/v1/projects/{id}/reprice': '?from=2026-01-01',
  '/api/v1/customers/{id}/statement': '?from=2026-01-01&to=2026-11-21',
  '/api/v1/exchange-rates/newest': '?currency=NOK&day=2026-11-21',
  '/api/v1/customers/{id}/statement/pdf': '?from=2026-01-01&to=2026-11-21',
  '/api/v1/customers/{id}/statement/letter': '?from=2026-01-01&to=2026-11-21',
};
