import { slot } from '../../page/slot.ts';
import type { Names } from '../../api/resource.ts';

/** Shortcuts of one page, listed in the shortcut sheet under that page's name. */
export const pageShortcuts = slot<{ page: Names; keys: readonly { keys: string; names: Names }[] }>();
