import type { ItemRecord } from '@kontor/domain';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** The slots of an item's page for later wings. */
export const itemPage = recordSlots<ItemRecord>();
