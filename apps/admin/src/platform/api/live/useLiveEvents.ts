import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadRights } from '../session/authProvider.ts';
import { apiBase, useKontor } from '../dataProvider.ts';
import { allResources } from '../resource.ts';
import { touchedBy } from '../subjects.ts';
import type { LiveDetail } from './useLive.ts';

/** Where three hundred people log hours, changes come every second: the first is shown at once, later ones together. */
const pause = 2000;

/** The resources that show data of a subject. */
const shownIn = (subject: string): Set<string> =>
  new Set(allResources().flatMap((resource) => (resource.subject === subject ? touchedBy(resource.name) : [])));

/**
 * Refreshes the screen: each event names a subject, and everything that shows it is fetched again. EventSource cannot send a token, so
 * each connection fetches a single-use ticket.
 */
export function useLiveEvents(): void {
  // The provider keeps its identity between renders; a method taken from it does not.
  const dataProvider = useKontor();
  const queryClient = useQueryClient();
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempt = 0;
    let closed = false;
    const resting = new Map<string, ReturnType<typeof setTimeout>>();
    const changedSince = new Set<string>();

    /** On a hidden page data is only marked stale, and fetched again when the page becomes visible. */
    const readAgain = (resource: string): void => {
      if (resting.has(resource)) {
        changedSince.add(resource);
        return;
      }
      resting.set(
        resource,
        setTimeout(() => {
          resting.delete(resource);
          if (changedSince.delete(resource)) readAgain(resource);
        }, pause),
      );
      void queryClient.invalidateQueries({ queryKey: [resource], refetchType: document.hidden ? 'none' : 'active' });
    };
    const refresh = ({ type, subject, id }: LiveDetail) => {
      window.dispatchEvent(new CustomEvent<LiveDetail>('kontor:live', { detail: { type, subject, id } }));
      if (type === 'rights') {
        // Data read with the former rights may show too much or too little.
        void reloadRights().then(() => queryClient.invalidateQueries(), retry);
        return;
      }
      if (subject) for (const resource of shownIn(subject)) readAgain(resource);
    };
    const retry = () => {
      source?.close();
      if (closed) return;
      const wait = Math.min(60_000, 1000 * 2 ** attempt) * (0.75 + Math.random() / 2);
      attempt += 1;
      timer = setTimeout(() => void connect(), wait);
    };
    const connect = async () => {
      try {
        const { ticket } = await dataProvider.call<{ ticket: string }>('POST', '/events/ticket');
        if (closed) return;
        source = new EventSource(`${apiBase}/events?ticket=${encodeURIComponent(ticket)}`);
        source.onopen = () => {
          // Events missed while disconnected are not repeated.
          if (attempt > 0) void queryClient.invalidateQueries();
          attempt = 0;
        };
        source.onmessage = ({ data }: MessageEvent<string>) => refresh(JSON.parse(data) as LiveDetail);
        source.onerror = retry;
      } catch {
        retry();
      }
    };
    void connect();
    return () => {
      closed = true;
      clearTimeout(timer);
      for (const rest of resting.values()) clearTimeout(rest);
      source?.close();
    };
  }, [dataProvider, queryClient]);
}
