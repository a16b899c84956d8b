export class SearchEntry {
  id: number;
  title: string;
  subtitle: string | null;
  /** Path in the admin. */
  link: string;
}
export class SearchAnswer {
  /** Each under the name of its resource, documents of all kinds as `documents`. */
  groups: { group: string; entries: SearchEntry[] }[];
}
