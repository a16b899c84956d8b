import type { Spot } from './markers.ts';
import { outline } from './outline.ts';
import { around, cornersOf, europe, framed, world, type Box } from './project.ts';

/** The area shown: the world, Europe, or a country with all its places; undefined for a country without an outline. */
export function frameOf(area: string, spots: readonly Spot[]): Box | undefined {
  if (area === 'world') return world;
  if (area === 'europe') return framed(europe);
  const path = outline[area];
  const there = spots.filter(({ country }) => country === area).map(({ at }) => at);
  return path ? framed(around([...cornersOf(path), ...there])) : undefined;
}
