import { outline } from './outline.ts';
import type { CountryCount } from './places.ts';
import { around, cornersOf, project, type Box, type Point } from './project.ts';

/** A place on the map: a town, or the rest of a country. */
export type Spot = { key: string; country: string; town?: string; spellings: readonly string[]; count: number; at: Point };
/** Places drawn as one marker because they are too close, the largest first. */
export type Marker = {
  key: string;
  spots: Spot[];
  count: number;
  /** In percent of the map. */ left: number;
  top: number;
};

/** The centre of a country's largest part. */
function middleOf(country: string): Point | undefined {
  const path = outline[country];
  if (!path) return undefined;
  const { x, y, width, height } = around(cornersOf(path));
  return { x: x + width / 2, y: y + height / 2 };
}

/** A country without an outline is in the table only. */
export const spotsOf = (countries: readonly CountryCount[]): Spot[] =>
  countries
    .flatMap(({ country, towns, elsewhere }) => {
      const at = elsewhere > 0 ? middleOf(country) : undefined;
      const others: Spot[] = at ? [{ key: country, country, spellings: [], count: elsewhere, at }] : [];
      const spots = towns.map(({ town, count, spellings }) => ({
        key: `${country}/${town.name}`,
        country,
        town: town.name,
        spellings,
        count,
        at: project(town.longitude, town.latitude),
      }));
      return [...spots, ...others];
    })
    .sort((a, b) => b.count - a.count);

/** Merges places that are closer than `near` percent to a larger one, and drops those outside. */
export function markersIn(spots: readonly Spot[], { x, y, width, height }: Box, near: number): Marker[] {
  const markers: Marker[] = [];
  for (const spot of spots) {
    const [left, top] = [((spot.at.x - x) / width) * 100, ((spot.at.y - y) / height) * 100];
    if (left < 0 || left > 100 || top < 0 || top > 100) continue;
    const flat = height / width;
    const home = markers.find((marker) => Math.hypot(marker.left - left, (marker.top - top) * flat) < near);
    if (home) {
      home.spots.push(spot);
      home.count += spot.count;
    } else markers.push({ key: spot.key, spots: [spot], count: spot.count, left, top });
  }
  return markers;
}

const ways: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The nearest marker in the direction of an arrow key; undefined when there is none, or for another key. */
export function nextBy(key: string, from: Marker, markers: readonly Marker[]): Marker | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const [goX, goY] = way;
  const rated = markers.flatMap((marker) => {
    const [dx, dy] = [marker.left - from.left, (marker.top - from.top) * 0.53];
    const along = dx * goX + dy * goY;
    const beside = Math.abs(dx * goY) + Math.abs(dy * goX);
    return marker !== from && along > 0 && beside <= along * 3 ? [{ marker, cost: along + 2 * beside }] : [];
  });
  return rated.sort((a, b) => a.cost - b.cost)[0]?.marker;
}
