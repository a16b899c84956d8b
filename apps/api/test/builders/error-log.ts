import { ErrorLog } from '../../src/platform/error-logs/error-log.entity.ts';
import { next, rowsOf } from './store.ts';

export const anErrorLog = rowsOf(ErrorLog)(() => ({
  source: 'server',
  fingerprint: `f${next()}`,
  message: 'Error: connection reset',
  stack: 'at connect',
  route: 'GET /api/v1/items',
}));
