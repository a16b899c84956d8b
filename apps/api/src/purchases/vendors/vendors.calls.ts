import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/vendors/{id}/confirm-account': async (world) => {
    const { id } = await made(world, 'vendors');
    await world.api.sql(`update vendor set account_changed_at = now() where id = $1`, [id]);
    return { id, version: 1, body: {} };
  },
};
