import type { CustomerRecord } from '@kontor/domain';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** The slots of a customer's page for later wings. */
export const customerPage = recordSlots<CustomerRecord>();
