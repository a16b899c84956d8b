import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DECLARATION, prefixer, type Middleware } from 'stylis';

/**
 * Emotion brings an older stylis along, whose rules the prefixer of ours cannot lift: it throws at `::placeholder`. The
 * browsers we build for need the prefixes of declarations only.
 */
const prefixDeclarations: Middleware = (element, index, children, callback) =>
  element.type === DECLARATION ? prefixer(element, index, children, callback) : undefined;

export const makeRtlCache = (): EmotionCache => createCache({ key: 'muirtl', stylisPlugins: [prefixDeclarations, rtlPlugin] });
