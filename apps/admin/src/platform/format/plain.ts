/** Folds case and accents, so that "saskaita" finds "sąskaita". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
