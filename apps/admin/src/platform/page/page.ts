import { createElement, lazy, useState, type ComponentType } from 'react';
import type { Words } from '../i18n/words.ts';
import { patiently } from './patiently.ts';

export type Part<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };
export type Page = Part<object>;

/** A component in its own chunk, fetched with its words when first drawn, or by `preload` when the pointer rests on its opener. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>, words: readonly Words[] = []): Part<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    const [component] = await Promise.all([load(), ...words.map((some) => some.load())]);
    return (fetched = component);
  };
  const Late = lazy(async () => ({ default: await patiently(fetch) }));
  // A loaded component is drawn at once; one that was drawn lazily stays so.
  const Drawn = (props: Props) => createElement(useState(() => fetched ?? (Late as ComponentType<Props>))[0], props);
  // A failed preload is tried again when the component is drawn.
  return Object.assign(Drawn, { preload: () => fetch().catch(() => undefined) });
}

/** A page in its own chunk. Example: `page(() => import('./CustomerList.tsx').then((m) => m.CustomerList))` */
export const page: (load: () => Promise<ComponentType>, words?: readonly Words[]) => Page = part;
