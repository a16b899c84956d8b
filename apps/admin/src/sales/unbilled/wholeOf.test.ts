import { expect, it } from '@jest/globals';
import { unbilledPage } from '@kontor/domain';
import { wholeOf } from './wholeOf.ts';

it.each([0, 1, unbilledPage - 1, unbilledPage, unbilledPage + 1, 2 * unbilledPage])('reads all of %i projects', async (count) => {
  const all = Array.from({ length: count }, (_, at) => at);
  expect(await wholeOf(async (page) => all.slice((page - 1) * unbilledPage, page * unbilledPage))).toEqual(all);
});
