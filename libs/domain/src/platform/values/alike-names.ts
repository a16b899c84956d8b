const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function pairsOf(text: string): Set<string> {
  const padded = ` ${plain(text)} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** How much two names have in common, from 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

const least = 0.35;

/**
 * Finds the records whose names are most like a text, the most alike first; accents, case and signs do not count. Example:
 * `alikeNames(customers)('Fjord Medai')` has `Fjord Media AS` in it, and not `Nemunas`.
 */
export function alikeNames<T extends { name: string }>(records: readonly T[], most = 5): (text: string) => T[] {
  const known = records.map((record) => ({ record, pairs: pairsOf(record.name) }));
  return (text) => {
    const wanted = pairsOf(text);
    return known
      .map(({ record, pairs }) => ({ record, likeness: likeness(wanted, pairs) }))
      .filter((one) => one.likeness >= least)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, most)
      .map(({ record }) => record);
  };
}
