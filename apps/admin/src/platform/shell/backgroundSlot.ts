import type { Subject } from '@kontor/abilities';
import type { Part } from '../page/page.ts';
import { slot } from '../page/slot.ts';

/** What wings have going on beside every page, without a look of its own, for who may read a subject. */
export const backgroundSlot = slot<{ subject: Subject; content: Part<object> }>();
