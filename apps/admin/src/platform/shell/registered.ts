import { menu, type MenuEntry } from '../../menu.ts';
import { pages, resources } from '../../resources.ts';
import type { Page } from '../page/page.ts';

const pageAt = new Map<string, Page>();
for (const resource of resources) if (resource.list) pageAt.set(`/${resource.name}/index`, resource.list);
for (const resource of resources)
  for (const { path, page } of resource.pages ?? []) pageAt.set(`/${resource.name}/${path}`, page);
for (const { path, page } of pages) pageAt.set(path, page);

/** The part of the menu that leads somewhere. */
export const registeredMenu: readonly MenuEntry[] = menu.filter(({ to }) => pageAt.has(to));

/** Fetches the chunk of a page before it is asked for. */
export const preloadPage = (to: string): void => void pageAt.get(to)?.preload();
