import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export const makeRtlCache = (): EmotionCache => createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] });
