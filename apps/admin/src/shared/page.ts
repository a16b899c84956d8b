import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type Page = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

/** A page in its own chunk. `preload` fetches it when the pointer rests on its link. Example: `page(() => import('./CustomerList.tsx').then((m) => m.CustomerList))` */
export function page(load: () => Promise<ComponentType>): Page {
  const component = () => load().then((loaded) => ({ default: loaded }));
  return Object.assign(lazy(component), { preload: load });
}
