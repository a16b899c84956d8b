import { allPages, allResources, findResource } from '../../api/resource.ts';
import { menuGroups, type MenuPlace } from '../../api/menu.ts';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Page } from '../../page/page.ts';

export type MenuEntry = Pick<MenuPlace, 'group' | 'place' | 'shortcut' | 'leadsTo'> & {
  to: string;
  /** Key of its label. */
  label: string;
  icon: SvgIconComponent;
  /** The entry needs the right to list this subject, or the right that its page needs. */
  subject: string;
  action?: string;
  /** The entry also needs the right to read this field: a list of names alone is for pickers, not for the menu. */
  field?: string;
  /** The entry needs the right to read all records of the subject. */
  whole?: boolean;
};

const pageAt = (to: string): Page | undefined =>
  allPages().find(({ path }) => path === to)?.page ?? allResources().find(({ name }) => to === `/${name}/index`)?.list;

/** The whole menu, top to bottom. */
export function wholeMenu(): readonly MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const { name, subject, icon, menu, needs } of allResources()) {
    if (!menu || !icon) continue;
    const label = menu.names ? `resources.${name}.menu` : `resources.${name}.name`;
    entries.push({ ...menu, to: `/${name}/index`, label, icon, subject, field: needs?.menu });
  }
  for (const { path, subject, action, field, whole, icon, menu } of allPages())
    if (menu && icon && subject) entries.push({ ...menu, to: path, label: `pages.${path}`, icon, subject, action, field, whole });
  const rank = ({ group, place }: MenuEntry) => menuGroups.indexOf(group) * 1000 + place;
  return entries.sort((a, b) => rank(a) - rank(b));
}

/** The page at an address, if there is one. Example: `pageFor('/invoices/42/show')` is the page of an invoice. */
export function pageFor(pathname: string): Page | undefined {
  const [, name = '', second = '', third] = pathname.split('/');
  const resource = findResource(name);
  if (!resource || pageAt(pathname)) return pageAt(pathname);
  if (third !== undefined) return third === 'show' ? resource.show : undefined;
  return second === 'create' ? resource.create : /^\d+$/.test(second) ? resource.edit : undefined;
}

/** Fetches the chunk of a page ahead of time. */
export const preloadPage = (to: string): void => void pageAt(to)?.preload();
