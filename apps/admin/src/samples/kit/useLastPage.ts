import { useEffect, useEffectEvent } from 'react';
import { useChangeAddress } from '../../platform/page/useChoice.ts';

/** A page that has no rows any more, as after its last one was deleted, gives way to the last page that has some. */
export function useLastPage(rows: readonly unknown[] | undefined, total: number, perPage: number): void {
  const change = useChangeAddress();
  const isPast = rows?.length === 0 && total > 0;
  const turn = useEffectEvent(() => change({ page: Math.ceil(total / perPage) }, true));
  useEffect(() => {
    if (isPast) turn();
  }, [isPast]);
}
