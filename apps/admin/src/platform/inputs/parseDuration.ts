/**
 * Parses minutes as people write them: `2`, `2.5`, `2,5`, `1:30`, `90m`, `2h 30m`, `2 val. 30 min.`. Empty gives null, nonsense
 * undefined.
 */
export function parseDuration(text: string): number | null | undefined {
  const bare = text.trim().toLowerCase().replace(',', '.');
  if (bare === '') return null;
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(bare);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (/^\d+(\.\d+)?$|^\.\d+$/.test(bare)) return Math.round(Number(bare) * 60);
  const words = /^(?:(\d+(?:\.\d+)?)\s*(?:h|t|val|hours?|timer?)\.?)?\s*(?:(\d+)\s*(?:m|min|minutes?|minutter)\.?)?$/.exec(bare);
  if (!words || (words[1] === undefined && words[2] === undefined)) return undefined;
  return Math.round(Number(words[1] ?? 0) * 60) + Number(words[2] ?? 0);
}
