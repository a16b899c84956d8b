type Line = { sources: readonly unknown[]; serviceTo: string | null };

/** The last day of the billed hours, where their periods end. */
export const lastHour = (lines: readonly Line[]): string | null =>
  lines.reduce<string | null>(
    (last, { sources, serviceTo }) => (sources.length && serviceTo && (!last || serviceTo > last) ? serviceTo : last),
    null,
  );
