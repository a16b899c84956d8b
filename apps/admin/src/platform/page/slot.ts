export type Slot<Entry> = { add: (entry: Entry) => void; entries: () => readonly Entry[] };

/** A place on a page to which later wings add content in their `index.ts`. */
export function slot<Entry>(): Slot<Entry> {
  const entries: Entry[] = [];
  return { add: (entry) => void entries.push(entry), entries: () => entries };
}
