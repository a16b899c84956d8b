import type { MenuEntry } from './registered.ts';

/**
 * Keeps a list's entry marked on all pages of its resource, and of those that it leads to. Example: `/invoices/index` on
 * `/invoices/42/show`.
 */
export const isWithin = (pathname: string, { to, leadsTo = [] }: Pick<MenuEntry, 'to' | 'leadsTo'>): boolean =>
  [to, ...leadsTo].some((address) => {
    const root = address.endsWith('/index') ? address.slice(0, -'/index'.length) : address;
    return pathname === root || pathname.startsWith(`${root}/`);
  });
