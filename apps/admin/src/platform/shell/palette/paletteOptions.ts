import type { SvgIconComponent } from '@mui/icons-material';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import type { SearchAnswer } from '@kontor/domain';
import { findResource, type Gender } from '../../api/resource.ts';
import { helpAddress } from '../../help/helpAddress.ts';
import type { Found } from '../../help/searchHelp.ts';
import { inSentence } from '../../format/inSentence.ts';
import { plain } from '../../format/plain.ts';
import type { Language } from '../../i18n/languages.ts';
import type { MenuEntry } from '../menu/registered.ts';
import { palettePlaces } from './palettePlaces.ts';

/** A record opened from the palette. */
export type RecentRecord = { title: string; subtitle?: string | null; link: string; group: string };

export type PaletteOption = {
  id: string;
  group: string;
  title: string;
  subtitle?: string | null;
  icon: SvgIconComponent;
  /** The address of a page, which can be bookmarked. */
  page?: string;
  link?: string;
  run?: () => void;
  /** Remembered when the record is opened. */
  record?: RecentRecord;
};

const perGroup = 4;
/** Documents come from several resources. */
const recordIcon = (group: string): SvgIconComponent => findResource(group)?.icon ?? ArticleOutlined;

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Lets "timesheets" find "/timeSheets/index"; every address contains "index". */
const nameIn = (to: string): string => (to.split('/')[1] ?? '').toLowerCase();

/** Matches every typed word, in any order and by its beginning: "inv new" finds "New: Invoice". */
function fitsWords(text: string, query: string): boolean {
  const given = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => given.includes(word));
}

/** How well a title fits what was typed: it begins with it, a word of it does, or it only has it somewhere. */
function fit(title: string, query: string): number {
  const [given, wanted] = [plain(title), plain(query.trim())];
  if (given.startsWith(wanted)) return 0;
  return given.includes(` ${wanted}`) ? 1 : 2;
}

/** Does the title say these words, in this order, as one types what one wants: "new inv" for "New invoice"? */
const leads = (title: string, query: string): boolean => {
  const given = plain(title).split(/\s+/);
  const wanted = plain(query.trim()).split(/\s+/);
  return wanted.every((word, at) => given[at]?.startsWith(word)) && wanted.join('').length > 1;
};

/**
 * While nothing is typed: bookmarks, then recent pages, then the order of the menu, all bookmarks and at most four others. Otherwise what fits
 * best, bookmarks first and short names before long ones, at most four pages. Four of the samples come after them.
 */
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
    .filter(({ entry, title }) => fitsWords(title, query) || nameIn(entry.to).startsWith(wanted))
    .sort((a, b) => {
      if (!wanted) return rank(a.entry.to) - rank(b.entry.to);
      const starred = (one: typeof a) => (bookmarks.includes(one.entry.to) ? 0 : 1);
      return fit(a.title, query) - fit(b.title, query) || starred(a) - starred(b) || a.title.length - b.title.length;
    })
    .map(({ entry, title }) => ({
      id: `page:${entry.to}`,
      group: entry.group === 'samples' ? 'samples' : 'pages',
      title,
      icon: entry.icon,
      page: entry.to,
      link: entry.to,
    }));
  // A page was starred to be seen here, however many are.
  const stays = wanted ? 0 : found.filter(({ page }) => bookmarks.includes(page)).length;
  return ['pages', 'samples'].flatMap((of) => found.filter(({ group }) => group === of).slice(0, Math.max(perGroup, stays)));
}

/** Sections of pages, found by their name or a synonym. */
export function partOptions(query: string, language: Language): PaletteOption[] {
  if (!query.trim()) return [];
  return palettePlaces
    .entries()
    .filter(({ isFor, names, also }) => isFor() && fitsWords(`${names[language]} ${also[language]} ${also.en}`, query))
    .slice(0, perGroup)
    .map(({ link, names, icon }) => ({ id: `place:${link}`, group: 'places', title: names[language], icon, link }));
}

/** Recently opened records, while nothing is typed. */
export const recentOptions = (recent: readonly RecentRecord[], query: string): PaletteOption[] =>
  recent
    .filter(({ title }) => fitsWords(title, query))
    .slice(0, perGroup)
    .map(({ title, subtitle, link, group }) => ({
      id: `recent:${link}`,
      group: 'recent',
      title,
      subtitle,
      link,
      icon: recordIcon(group),
    }));

export const recordOptions = (groups: SearchAnswer['groups']): PaletteOption[] =>
  groups.flatMap(({ group, entries }) =>
    entries.slice(0, perGroup).map(({ id, title, subtitle, link }) => ({
      id: `${group}:${id}:${link}`,
      group,
      title,
      subtitle,
      link,
      icon: recordIcon(group),
      record: { title, subtitle, link, group },
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

type Actions = { creatable: { name: string; label: string; gender: Gender }[]; toggleSkin: () => void; logout: () => void };

/** `first` are the commands that were typed as they are called, which come before all else. */
export function actionOptions(
  { creatable, toggleSkin, logout }: Actions,
  query: string,
  t: Words,
): { first: PaletteOption[]; others: PaletteOption[] } {
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
    ...creatable.map(({ name, label, gender }) =>
      action(`create-${name}`, t(`kontor.palette.new_record.${gender}`, { name: inSentence(label) }), AddOutlined, {
        link: `/${name}/create`,
      }),
    ),
    action('skin', t('kontor.customiser.skin'), DarkModeOutlined, { run: toggleSkin }),
    action('logout', t('ra.auth.logout'), LogoutOutlined, { run: logout }),
  ];
  const found = all
    .filter(({ title }) => fitsWords(title, query))
    .sort((a, b) => (query.trim() ? a.title.length - b.title.length : 0))
    .slice(0, perGroup);
  // Nobody is logged out by Enter who wanted to log time.
  const isFirst = ({ title, link }: PaletteOption): boolean => link !== undefined && leads(title, query);
  return { first: found.filter(isFirst), others: found.filter((one) => !isFirst(one)) };
}
