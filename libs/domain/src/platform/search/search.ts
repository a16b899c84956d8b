export class SearchEntry {
  id: number;
  title: string;
  subtitle: string | null;
  /** Path in the admin. */
  link: string;
}
export class SearchAnswer {
  /** One group per resource; documents of all kinds are in the group `documents`. */
  groups: { group: string; entries: SearchEntry[] }[];
}
