import { preflightWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';

export const TypedInvoice = part(() => import('./TypedInvoice.tsx').then((m) => m.TypedInvoice), [preflightWords]);
export const DraftInvoice = part(() => import('./DraftInvoice.tsx').then((m) => m.DraftInvoice), [preflightWords]);
