export type Slot<Entry> = { add: (entry: Entry) => void; entries: () => readonly Entry[] };

/** A place on a page for what wings that come later add to it; each says so in its `index.ts`. */
export function slot<Entry>(): Slot<Entry> {
  const entries: Entry[] = [];
  return { add: (entry) => void entries.push(entry), entries: () => entries };
}
