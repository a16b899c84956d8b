import type { CustomerRecord } from '@kontor/domain';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** What later wings add to the page of a customer. */
export const customerPage = recordSlots<CustomerRecord>();
