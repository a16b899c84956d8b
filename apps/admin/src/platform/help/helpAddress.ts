import type { HelpPageText } from './readHelp.ts';

export type Place = { page: string; section?: string };

export const helpAddress = ({ page, section }: Place): string => `/help/index?page=${page}${section ? `#${section}` : ''}`;

/** The number of matching path parts: `/invoices/:id/show` fits `/invoices/42/show` better than `/invoices` does. */
function fits(screen: string, pathname: string): number {
  const wanted = screen.split('/').filter(Boolean);
  const given = pathname.split('/').filter((part) => part && part !== 'index');
  const same = wanted.every((part, at) => part === given[at] || (part === ':id' && /^\d+$/.test(given[at] ?? '')));
  return same ? wanted.length : 0;
}

/** The help section about a screen: the one that names most of its address. */
export function placeFor(help: readonly HelpPageText[], pathname: string): Place | undefined {
  let best: { place: Place; by: number } | undefined;
  for (const page of help)
    for (const section of [page, ...page.sections])
      for (const screen of section.about) {
        const by = fits(screen, pathname);
        if (by > (best?.by ?? 0)) best = { place: { page: page.id, section: section === page ? undefined : section.id }, by };
      }
  return best?.place;
}
