import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => Promise<unknown> };
export type Page = Part<object>;

/** A part in its own chunk, fetched when it is first drawn, or by `preload` when the pointer rests on what opens it. */
export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const component = () => load().then((loaded) => ({ default: loaded }));
  return Object.assign(lazy(component), { preload: load });
}

/** A page in its own chunk. Example: `page(() => import('./CustomerList.tsx').then((m) => m.CustomerList))` */
export const page: (load: () => Promise<ComponentType>) => Page = part;
