export const searchGroups = ['customers', 'projects', 'documents', 'vendors', 'items', 'users'] as const;
export type SearchGroup = (typeof searchGroups)[number];

export class SearchEntry {
  id: number;
  title: string;
  subtitle: string | null;
  /** Path in the admin. */
  link: string;
}
export class SearchAnswer {
  groups: { group: SearchGroup; entries: SearchEntry[] }[];
}
