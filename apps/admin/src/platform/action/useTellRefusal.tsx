import { Suspense } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { part } from '../page/page.ts';
import type { UseParams } from './UsedBy.tsx';

const UsedBy = part(() => import('./UsedBy.tsx').then((m) => m.UsedBy));

/** The records that refer to this one, if they are why it was not deleted. */
export function usesOf(error: unknown): UseParams | undefined {
  const { code, params } =
    (error instanceof HttpError ? (error.body as { code?: string; params?: UseParams } | null) : null) ?? {};
  return code === 'error.in_use' ? params : undefined;
}

/** Shows why a call was refused; for a record in use, with links to the records that use it. */
export function useTellRefusal(): (error: Error) => void {
  const notify = useNotify();
  return (error) => {
    const params = usesOf(error);
    if (!params) return notify(error.message, { type: 'error' });
    const told = (
      <Suspense fallback={error.message}>
        <UsedBy text={error.message} params={params} />
      </Suspense>
    );
    return notify(told, { type: 'error' });
  };
}
