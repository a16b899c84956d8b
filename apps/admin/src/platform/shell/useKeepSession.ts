import { useEffect } from 'react';
import { refreshSession } from '../api/session/refreshSession.ts';
import { readSession } from '../api/session/session.ts';

function secondsLeft(token: string): number {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number };
    return (payload.exp ?? 0) - Date.now() / 1000;
  } catch {
    return Infinity;
  }
}

/**
 * Refreshes the session in time: the refresh token expires with the access token, and somebody filling in a long form would be logged
 * out.
 */
export function useKeepSession(): void {
  useEffect(() => {
    let usedAt = Date.now();
    const used = () => void (usedAt = Date.now());
    const check = () => {
      const session = readSession();
      const inUse = Date.now() - usedAt < 30 * 60_000;
      if (session && inUse && secondsLeft(session.accessToken) < 150)
        void refreshSession(session.accessToken).catch(() => undefined);
    };
    const timer = setInterval(check, 30_000);
    for (const name of ['keydown', 'pointerdown', 'focus']) window.addEventListener(name, used, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of ['keydown', 'pointerdown', 'focus']) window.removeEventListener(name, used);
    };
  }, []);
}
