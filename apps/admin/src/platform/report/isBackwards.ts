import type { Period } from '@kontor/domain';

/** Nothing can be asked for such a period. */
export const isBackwards = ({ from, to }: Period): boolean => to < from;
