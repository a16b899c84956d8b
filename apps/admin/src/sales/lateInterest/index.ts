import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';

export const lateInterestWords = defineWords(() => import('./messages.ts'));

/** The late interest of an invoice as a computation, on its page. */
export const LateInterestPanel = part(
  () => import('./LateInterestPanel.tsx').then((m) => m.LateInterestPanel),
  [lateInterestWords],
);
