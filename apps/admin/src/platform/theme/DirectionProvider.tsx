import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Direction } from './makeTheme.ts';

const ltrCache = createCache({ key: 'mui' });

/** Mirrors the generated styles for right-to-left pages, which alone fetch the mirroring plugin. */
export const DirectionProvider = ({ direction, children }: { direction: Direction; children: ReactNode }) => {
  const [rtlCache, setRtlCache] = useState<EmotionCache>();
  useEffect(() => {
    document.documentElement.dir = direction;
    if (direction === 'rtl')
      void import('./rtlCache.ts').then(({ makeRtlCache }) => setRtlCache((cache) => cache ?? makeRtlCache()));
  }, [direction]);
  if (direction === 'rtl' && !rtlCache) return null;
  return <CacheProvider value={direction === 'rtl' && rtlCache ? rtlCache : ltrCache}>{children}</CacheProvider>;
};
