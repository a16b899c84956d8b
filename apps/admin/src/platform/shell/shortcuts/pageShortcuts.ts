import { slot } from '../../page/slot.ts';
import type { Names } from '../../api/resource.ts';

/** Keys of one page that the sheet of shortcuts tells everywhere, under the name of that page. */
export const pageShortcuts = slot<{ page: Names; keys: readonly { keys: string; names: Names }[] }>();
