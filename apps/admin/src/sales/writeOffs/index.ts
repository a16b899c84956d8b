import type { WriteOffRecord } from '@kontor/domain';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    writeOffs: { record: WriteOffRecord };
  }
}

/** Write-offs have no pages of their own: they are on the page of their invoice, and the right to write off is the right to undo it. */
export const writeOffs = defineResource({ name: 'writeOffs', subject: 'Invoice', touches: ['invoices', 'customers'] });
