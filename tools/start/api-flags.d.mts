export const apiFlags: readonly string[];
