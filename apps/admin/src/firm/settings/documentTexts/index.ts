import { part } from '../../../platform/page/page.ts';
import { documentTextWords } from './words.ts';

export const DocumentTexts = part(() => import('./DocumentTextsCard.tsx').then((m) => m.DocumentTextsCard), [documentTextWords]);
