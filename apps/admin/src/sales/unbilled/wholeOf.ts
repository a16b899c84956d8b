import { unbilledPage } from '@kontor/domain';

/** The rows of all pages: drafts are made for all customers together. */
export async function wholeOf<Row>(read: (page: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await read(page);
    all.push(...rows);
    if (rows.length < unbilledPage) return all;
  }
}
