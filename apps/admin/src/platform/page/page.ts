import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { patiently } from '../api/patiently.ts';

export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => Promise<unknown> };
export type Page = Part<object>;

/** A part in its own chunk, fetched when it is first drawn, or by `preload` when the pointer rests on what opens it. */
export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const component = () => patiently(load).then((loaded) => ({ default: loaded }));
  // What cannot be had early is asked for again when it is drawn.
  return Object.assign(lazy(component), { preload: () => load().catch(() => undefined) });
}

/** A page in its own chunk. Example: `page(() => import('./CustomerList.tsx').then((m) => m.CustomerList))` */
export const page: (load: () => Promise<ComponentType>) => Page = part;
