import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A page that has no rows any more, as after its last one was deleted, gives way to the last page that has some. */
export function useLastPage(rows: readonly unknown[] | undefined, total: number, perPage: number): void {
  const [params, setParams] = useSearchParams();
  const isPast = rows?.length === 0 && total > 0;
  const turn = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    next.set('page', String(Math.ceil(total / perPage)));
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (isPast) turn();
  }, [isPast]);
}
