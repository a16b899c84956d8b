import type { UserRecord } from '@kontor/domain';
import type { Part } from '../../platform/page/page.ts';
import { slot } from '../../platform/page/slot.ts';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** The slots of a person's page for later wings. */
export const userPage = recordSlots<UserRecord>();

/** What later wings have to say when people leave, in the question before deactivating them. */
export const leavingSlot = slot<{ isFor: () => boolean; content: Part<{ userIds: readonly number[] }> }>();
