import type { Subject } from '@kontor/abilities';
import type { Part } from '../page/page.ts';
import { slot } from '../page/slot.ts';

/** Background work that wings do on every page, without a look of its own; needs the right to read its subject. */
export const backgroundSlot = slot<{ subject: Subject; content: Part<object> }>();
