import { part } from '../../platform/page/page.ts';
import { outboxWords } from '../../platform/outbox/index.ts';

/** Comes with the words of the outbox, once there is a mail to show. */
export const DocumentMails = part(() => import('./DocumentMails.tsx').then((m) => m.DocumentMails), [outboxWords]);
