import { allPages, allResources } from '../api/resource.ts';
import type { Language } from './languages.ts';

/** What resources and pages are called, as their folders define them: menu, palette and headings speak of pages that are not loaded yet. */
export const names = (language: Language) => ({
  resources: Object.fromEntries(
    allResources().map(({ name, names, menu }) => [name, { name: names?.[language], menu: menu?.names?.[language] }]),
  ),
  pages: Object.fromEntries(allPages().map(({ path, names }) => [path, names?.[language]])),
});
