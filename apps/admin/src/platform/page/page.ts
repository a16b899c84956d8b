import { createElement, lazy, useState, type ComponentType } from 'react';
import type { Words } from '../i18n/words.ts';
import { patiently } from './patiently.ts';

export type Part<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };
export type Page = Part<object>;

/** A part in its own chunk, fetched with its words when it is first drawn, or by `preload` when the pointer rests on what opens it. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>, words: readonly Words[] = []): Part<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    const [component] = await Promise.all([load(), ...words.map((some) => some.load())]);
    return (fetched = component);
  };
  const Late = lazy(async () => ({ default: await patiently(fetch) }));
  // What is there already is drawn at once; what was drawn late stays what it was.
  const Drawn = (props: Props) => createElement(useState(() => fetched ?? (Late as ComponentType<Props>))[0], props);
  // What cannot be had early is asked for again when it is drawn.
  return Object.assign(Drawn, { preload: () => fetch().catch(() => undefined) });
}

/** A page in its own chunk. Example: `page(() => import('./CustomerList.tsx').then((m) => m.CustomerList))` */
export const page: (load: () => Promise<ComponentType>, words?: readonly Words[]) => Page = part;
