import { useEffect, useEffectEvent } from 'react';
import { useChangeAddress } from '../../platform/page/useChoice.ts';

/** Moves from an empty page, such as after deleting its last row, to the last page with rows. */
export function useLastPage(rows: readonly unknown[] | undefined, total: number, perPage: number): void {
  const change = useChangeAddress();
  const isPast = rows?.length === 0 && total > 0;
  const turn = useEffectEvent(() => change({ page: Math.ceil(total / perPage) }, true));
  useEffect(() => {
    if (isPast) turn();
  }, [isPast]);
}
