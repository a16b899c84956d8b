import { HttpError } from 'react-admin';
import { apiBase } from '../../api/dataProvider.ts';
import { mustWait } from '../../page/patiently.ts';
import { readSession } from '../../api/session/session.ts';

const reported = new Set<string>();

/** Sends an uncaught error to the error log, once a visit. Never throws: reporting must not cause the next error. */
export function reportError(error: unknown, componentStack?: string): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const token = readSession()?.accessToken;
  if (!token || !message || reported.has(message) || reported.size >= 20) return;
  reported.add(message);
  const body = {
    message: message.slice(0, 1000),
    stack: [stack, componentStack].filter(Boolean).join('\n').slice(0, 8000),
    route: window.location.pathname,
  };
  void fetch(`${apiBase}/error-logs/browser`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}

export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    // Browsers report a resize observer that needs another frame; that is no error of ours.
    if (!message.startsWith('ResizeObserver loop')) reportError(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const expected = reason instanceof HttpError || (reason instanceof Error && reason.name === 'AbortError');
    if (!expected) reportError(reason);
  });
  // A page opened before a deployment asks for chunks that are gone: reload the new version instead of failing. Not where that would lose
  // typed values, and not without a connection: then the chunk is retried.
  window.addEventListener('vite:preloadError', (event) => {
    if (mustWait()) return;
    const key = 'kontor.reloadedAt';
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 30_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
