import type { Period } from '@kontor/domain';

/** Says whether a period runs backwards; no report can be fetched for it. */
export const isBackwards = ({ from, to }: Period): boolean => to < from;
