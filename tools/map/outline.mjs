// Makes apps/admin/src/samples/maps/outline.ts, the countries of the map, out of `countries-50m.json` of the npm package
// world-atlas 2.0.2 (Natural Earth, public domain): `node tools/map/outline.mjs path/to/countries-50m.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codes } from './codes.mjs';

/** Antarctica and other territories without customers, which would take a third of the picture. */
const left = ['010', '260', '334', '239', '074'];
const file = fileURLToPath(new URL('../../apps/admin/src/samples/maps/outline.ts', import.meta.url));
const { arcs, transform, objects } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** The same as `project` in apps/admin/src/samples/maps/project.ts: Mercator, a hundred steps a degree. */
const project = (lon, lat) => [
  (lon + 180) * 100,
  18000 - (18000 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (Math.max(-85, Math.min(85, lat)) * Math.PI) / 360)),
];
/** The part of the map that people zoom into. */
const isNear = ([x, y]) => x > 16800 && x < 22500 && y < 14500 && y > 7500;
/** The smallest triangle area for which a corner is kept, in square steps. */
const leastAt = (point) => (isNear(point) ? 260 : 8000);

const lines = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return project(x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]);
  });
});

const triangle = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Visvalingam: removes the least significant corner until all that are left matter. End points stay, so that borders meet. */
function simplify(line) {
  const points = [...line];
  for (;;) {
    let [at, least] = [-1, 1];
    for (let i = 1; i < points.length - 1; i++) {
      const share = triangle(points[i - 1], points[i], points[i + 1]) / leastAt(points[i]);
      if (share < least) [at, least] = [i, share];
    }
    if (at < 0) return points;
    points.splice(at, 1);
  }
}
const inSteps = (line) => line.map(([x, y]) => [Math.round(x), Math.round(y)]);
const rounded = lines.map(inSteps);
const simple = lines.map((line) => inSteps(simplify(line)));

const ringOf = (numbers, from) =>
  numbers.flatMap((number, index) => {
    const line = number < 0 ? from[~number].toReversed() : from[number];
    return index === 0 ? line : line.slice(1);
  });
/** A ring across the date line continues in the east, beyond the edge of the picture. */
const whole = (ring) => {
  const [[first]] = ring;
  const east = first < 1000 ? 36000 : 0;
  return ring.map(([x, y]) => [x - first > 18000 ? x + east - 36000 : first - x > 18000 ? x + 36000 : x + east, y]);
};
const few = (ring) => ring.filter((_point, index) => index % Math.ceil(ring.length / 6) === 0);
const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0)) / 2;

function pathOf(ring) {
  let [x, y] = [NaN, NaN];
  const steps = [];
  for (const [nextX, nextY] of ring.slice(0, -1)) {
    if (steps.length === 0) steps.push(`M${nextX} ${nextY}l`);
    else if (nextX !== x || nextY !== y) steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return steps.length < 3 ? '' : `${steps.join(' ').replaceAll(' -', '-').replace('l ', 'l')}z`;
}

const rings = new Map();
for (const { id, type, arcs: parts } of objects.countries.geometries) {
  if (left.includes(id)) continue;
  const code = codes[id] ?? 'none';
  const outer = type === 'Polygon' ? [parts[0]] : parts.map(([ring]) => ring);
  // A hole is another country, which is drawn over it.
  for (const ring of outer) {
    const drawn = whole(ringOf(ring, simple));
    // A piece that would vanish keeps a few corners.
    rings.set(code, [...(rings.get(code) ?? []), pathOf(drawn) ? drawn : few(whole(ringOf(ring, rounded)))]);
  }
}
const countries = [...rings]
  .map(([code, all]) => {
    const bySize = all.map((ring) => ({ ring, area: areaOf(ring) })).sort((a, b) => b.area - a.area);
    const kept = bySize.filter(({ ring, area }, index) => index === 0 || area > (isNear(ring[0]) ? 2500 : 26000));
    return { code, area: bySize[0].area, path: kept.map(({ ring }) => pathOf(ring)).join('') };
  })
  .filter(({ path }) => path)
  // Large ones first: what lies inside another country is drawn after it.
  .sort((a, b) => b.area - a.area);

writeFileSync(
  file,
  [
    '// Made by tools/map/outline.mjs from Natural Earth, which is in the public domain.',
    '',
    "/** The countries by their codes, the largest first, as the `d` of a path in the steps of project.ts; a country's largest piece comes first. */",
    'export const outline: Readonly<Record<string, string>> = {',
    ...countries.map(({ code, path }) => `  ${code}: '${path}',`),
    '};',
    '',
  ].join('\n'),
);
