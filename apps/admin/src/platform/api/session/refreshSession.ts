import { endSession, readSession, writeSession, type Session } from './session.ts';
import { updateAbility } from '../ability.ts';

/**
 * Gets a new access token, once for all calls and tabs that need it: a refresh token works a single time, and using it twice would end
 * the whole session. `stale` is the refused access token.
 */
export function refreshSession(stale: string): Promise<Session | null> {
  const locks = navigator.locks as LockManager | undefined;
  const run = () => refresh(stale);
  if (locks) return locks.request('kontor.refresh', run);
  running ??= run().finally(() => (running = undefined));
  return running;
}
let running: Promise<Session | null> | undefined;

async function refresh(stale: string): Promise<Session | null> {
  const session = readSession();
  if (!session) return null;
  if (session.accessToken !== stale) return session;
  const response = await fetch('/jwt/refresh-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ refreshToken: session.refreshToken }),
  });
  if (response.status >= 500) throw new Error('kontor.error.server');
  if (!response.ok) {
    endSession();
    return null;
  }
  const renewed = (await response.json()) as Session;
  writeSession(renewed);
  updateAbility(renewed.userData.ability);
  return renewed;
}
