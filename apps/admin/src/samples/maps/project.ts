export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** Mercator, a hundred steps a degree: close to how street maps show a country. The map ends at the date line in the east. */
export function project(longitude: number, latitude: number): Point {
  const x = (longitude + 180) * 100;
  const y = 18000 - (18000 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return { x: x < 1000 ? x + 36000 : x, y };
}

export const world: Box = { x: 1000, y: 4800, width: 36000, height: 19200 };
export const europe: Box = { x: 16000, y: 8000, width: 7000, height: 6600 };

/** The bounding box of some points. */
export function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A box with a margin, in the proportions of the map, so that every area fits the same frame. */
export function framed({ x, y, width, height }: Box): Box {
  const ratio = world.width / world.height;
  const wide = Math.max(width * 1.15, height * 1.15 * ratio, 400);
  const high = wide / ratio;
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high };
}

/** The corners of a country's largest part, which comes first in its outline. */
export function cornersOf(path: string): Point[] {
  const [start = '', steps = ''] = (path.split('z')[0] ?? '').slice(1).split('l');
  const [x = 0, y = 0] = start.split(' ').map(Number);
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  const corners = [{ x, y }];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const last = corners.at(-1) ?? { x, y };
    corners.push({ x: last.x + (numbers[i] ?? 0), y: last.y + (numbers[i + 1] ?? 0) });
  }
  return corners;
}
