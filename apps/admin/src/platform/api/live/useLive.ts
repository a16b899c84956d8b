import { useEffect, useEffectEvent } from 'react';

export type LiveDetail = { type: string; subject?: string; id?: number };

/** Calls back for each live event of a subject that is no resource. Lists of resources refresh by themselves. */
export function useLive(subject: string, heard: (event: LiveDetail) => void): void {
  const hear = useEffectEvent((event: Event) => {
    const { detail } = event as CustomEvent<LiveDetail>;
    if (detail.subject === subject) heard(detail);
  });
  useEffect(() => {
    const listen = (event: Event) => hear(event);
    window.addEventListener('kontor:live', listen);
    return () => window.removeEventListener('kontor:live', listen);
  }, []);
}
