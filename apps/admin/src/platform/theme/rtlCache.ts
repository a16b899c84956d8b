import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DECLARATION, prefixer, type Middleware } from 'stylis';

/**
 * Emotion bundles an older stylis, whose rules our prefixer cannot lift: it throws at `::placeholder`. The browsers that we build for
 * need prefixed declarations only.
 */
const prefixDeclarations: Middleware = (element, index, children, callback) =>
  element.type === DECLARATION ? prefixer(element, index, children, callback) : undefined;

export const makeRtlCache = (): EmotionCache => createCache({ key: 'muirtl', stylisPlugins: [prefixDeclarations, rtlPlugin] });
