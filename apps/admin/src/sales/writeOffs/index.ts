import type { WriteOffRecord } from '@kontor/domain';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    writeOffs: { record: WriteOffRecord };
  }
}

/** Write-offs have no pages: they are kept on the page of their invoice, and whoever may write off an invoice may undo it. */
export const writeOffs = defineResource({ name: 'writeOffs', subject: 'Invoice', touches: ['invoices', 'customers'] });
