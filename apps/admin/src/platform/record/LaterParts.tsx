import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useGetResourceLabel, useLocaleState, type RaRecord } from 'react-admin';
import { asLanguage } from '../i18n/languages.ts';
import type { PageTab } from '../page/PageTabs.tsx';
import type { Slot } from '../page/slot.ts';
import type { LaterButton, LaterTab } from './recordSlots.ts';

export function useLaterTabs<T extends RaRecord>({ entries }: Slot<LaterTab<T>>, record: T): PageTab[] {
  const labelOf = useGetResourceLabel();
  const [locale] = useLocaleState();
  return entries()
    .filter(({ isFor }) => isFor(record))
    .map(({ key, resource, names, content: Content, flush }) => ({
      key,
      label: names?.[asLanguage(locale)] ?? labelOf(resource, 2),
      flush,
      content: (
        <Suspense fallback={<Skeleton height={120} sx={{ mx: 2 }} />}>
          <Content record={record} />
        </Suspense>
      ),
    }));
}

export const LaterButtons = <T extends RaRecord>({ slot: { entries }, record }: { slot: Slot<LaterButton<T>>; record: T }) =>
  entries()
    .filter(({ isFor }) => isFor())
    .map(({ content: Content }, index) => (
      <Suspense key={index} fallback={<Skeleton variant="rounded" width={96} height={36} />}>
        <Content record={record} />
      </Suspense>
    ));
