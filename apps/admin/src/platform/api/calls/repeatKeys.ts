import { HttpError } from 'react-admin';

const memory = 10 * 60_000;

/** Whether it is unknown if the server did what it was asked. */
const isLost = (error: unknown): boolean => error instanceof HttpError && (error.status === 0 || error.status >= 502);

/**
 * Gives each request an idempotency key. A request whose answer was lost keeps its key, so that the same request sent again within
 * ten minutes is not done twice.
 */
export function repeatKeys() {
  const lost = new Map<string, { key: string; at: number }>();
  return async <T>(request: string, given: string | undefined, send: (key: string) => Promise<T>): Promise<T> => {
    const earlier = lost.get(request);
    const key = given ?? (earlier && Date.now() - earlier.at < memory ? earlier.key : crypto.randomUUID());
    lost.delete(request);
    try {
      return await send(key);
    } catch (error) {
      if (isLost(error)) lost.set(request, { key, at: Date.now() });
      throw error;
    }
  };
}
