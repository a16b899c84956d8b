export const open: Set<string>;
