import { part } from '../../platform/page/page.ts';

/** Looks up a firm in public registers, in the form of a customer or a vendor. */
export const LookUp = part(() => import('./LookUp.tsx').then((m) => m.LookUp));
/** The registers' answers about a customer or a vendor, on its page. */
export const RegisterAnswers = part(() => import('./RegisterAnswers.tsx').then((m) => m.RegisterAnswers));
