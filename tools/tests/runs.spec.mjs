import { expect, it } from '@jest/globals';
import { runsOf } from './runs.mjs';

const projects = (...args) => runsOf(args).flatMap((run) => run.projects);
const all = ['libs', 'tools', 'api', 'admin', 'journeys'];

it.each([
  [['libs/domain/src/work'], ['libs', 'tools', 'api']],
  [
    ['apps/api/src/sales', '-t', 'refuses to send'],
    ['libs', 'tools', 'api'],
  ],
  [['apps/admin/src/sales'], ['admin']],
  [['apps/admin/e2e/demo.e2e.ts'], ['journeys']],
  [['apps/admin'], ['admin', 'journeys']],
  [['apps'], all],
  [['invoices'], all],
  [['-t', 'apps'], all],
  [[], all],
])('runs for %j the projects %j', (args, wanted) => expect(projects(...args)).toEqual(wanted));
