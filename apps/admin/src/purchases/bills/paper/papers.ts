import type { FileRecord } from '@kontor/domain';

/** A picture or PDF of a bill: saved already, or chosen for a bill that is not saved yet. */
export type Paper = { key: string; name: string; mimeType: string; fileId?: number; blob?: Blob };

/** What browsers draw without running anything of it. */
const drawn = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];
export const isDrawn = ({ mimeType }: Paper): boolean => drawn.includes(mimeType);

export const savedPaper = ({ id, name, mimeType }: FileRecord): Paper => ({ key: `f${id}`, name, mimeType, fileId: id });

/** The papers that can be looked at first, in the order in which they came. */
export const inOrder = (papers: readonly Paper[]): Paper[] => [
  ...papers.filter(isDrawn),
  ...papers.filter((paper) => !isDrawn(paper)),
];
