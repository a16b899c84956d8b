import type { SvgIconComponent } from '@mui/icons-material';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import type { SearchAnswer } from '@kontor/domain';
import { findResource } from '../../api/resource.ts';
import { helpAddress } from '../../help/helpAddress.ts';
import type { Found } from '../../help/searchHelp.ts';
import { plain } from '../../format/plain.ts';
import type { MenuEntry } from '../menu/registered.ts';

export type PaletteOption = {
  id: string;
  group: string;
  title: string;
  subtitle?: string | null;
  icon: SvgIconComponent;
  /** A page can be bookmarked by its address. */
  page?: string;
  link?: string;
  run?: () => void;
};

export const perGroup = 4;
/** Documents are of several resources. */
const recordIcon = (group: string): SvgIconComponent => findResource(group)?.icon ?? ArticleOutlined;

type Words = (key: string, options?: Record<string, unknown>) => string;

/** "/timeSheets/index" is also found by "timesheets"; every address has an "index". */
const nameIn = (to: string): string => (to.split('/')[1] ?? '').toLowerCase();

/** Bookmarks first, then what was opened last, then the order of the menu; at most four of the pages, and four of the samples after them. */
export function pageOptions(
  entries: MenuEntry[],
  query: string,
  bookmarks: string[],
  recent: string[],
  t: Words,
): PaletteOption[] {
  const wanted = plain(query.trim());
  const rank = (to: string) => (bookmarks.includes(to) ? 0 : recent.includes(to) ? 1 + recent.indexOf(to) : 100);
  const found = entries
    .map((entry) => ({ entry, title: t(entry.label, { smart_count: 2 }) }))
    .filter(({ entry, title }) => plain(title).includes(wanted) || nameIn(entry.to).startsWith(wanted))
    .sort((a, b) => rank(a.entry.to) - rank(b.entry.to))
    .map(({ entry, title }) => ({
      id: `page:${entry.to}`,
      group: entry.group === 'samples' ? 'samples' : 'pages',
      title,
      icon: entry.icon,
      page: entry.to,
      link: entry.to,
    }));
  return ['pages', 'samples'].flatMap((of) => found.filter(({ group }) => group === of).slice(0, perGroup));
}

export const recordOptions = (groups: SearchAnswer['groups']): PaletteOption[] =>
  groups.flatMap(({ group, entries }) =>
    entries.slice(0, perGroup).map(({ id, title, subtitle, link }) => ({
      id: `${group}:${id}:${link}`,
      group,
      title,
      subtitle,
      link,
      icon: recordIcon(group),
    })),
  );

export const helpOptions = (found: readonly Found[]): PaletteOption[] =>
  found.slice(0, perGroup).map(({ page, section, title, pageTitle }) => ({
    id: `help:${page}#${section ?? ''}`,
    group: 'help',
    title,
    subtitle: section ? pageTitle : null,
    link: helpAddress({ page, section }),
    icon: HelpOutlineOutlined,
  }));

type Actions = { creatable: { name: string; label: string }[]; toggleSkin: () => void; logout: () => void };

export function actionOptions({ creatable, toggleSkin, logout }: Actions, query: string, t: Words): PaletteOption[] {
  const action = (
    id: string,
    title: string,
    icon: SvgIconComponent,
    target: Pick<PaletteOption, 'link' | 'run'>,
  ): PaletteOption => ({
    id: `action:${id}`,
    group: 'actions',
    title,
    icon,
    ...target,
  });
  const all = [
    ...creatable.map(({ name, label }) =>
      action(`create-${name}`, t('kontor.palette.new_record', { name: label }), AddOutlined, { link: `/${name}/create` }),
    ),
    action('skin', t('kontor.customiser.skin'), DarkModeOutlined, { run: toggleSkin }),
    action('logout', t('ra.auth.logout'), LogoutOutlined, { run: logout }),
  ];
  const wanted = plain(query.trim());
  return all.filter(({ title }) => plain(title).includes(wanted)).slice(0, perGroup);
}
