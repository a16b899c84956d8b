// The stack of an error tells the lines of the TypeScript sources. Node's own support for source maps reads the map of every module when it is
// loaded, which was a twentieth of the start, and keeps it; here a map is read when a stack goes through its file for the first time, and only
// the places that were asked for are kept.
import { fileURLToPath } from 'node:url';

const digits = new Map(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (sign, value) => [sign.charCodeAt(0), value]),
);
const comma = ','.charCodeAt(0);
const semicolon = ';'.charCodeAt(0);

/** The place in the source for one of the compiled code, all of them counted from 1 (ECMA-426, "mappings"). */
export function placeInSource({ mappings, sources }, line, column) {
  const at = [0, 0, 0, 0, 0]; // column; source, line, column and name of the source: each is written as its difference to the last one
  let [row, field, value, shift] = [1, 0, 0, 0];
  let place;
  for (let index = 0; index <= mappings.length && row <= line; index++) {
    const sign = index < mappings.length ? mappings.charCodeAt(index) : semicolon;
    if (sign === comma || sign === semicolon) {
      if (field > 0 && row === line && at[0] < column)
        place = field > 1 ? { source: sources[at[1]], line: at[2] + 1, column: at[3] + 1 } : undefined;
      field = 0;
      if (sign === comma) continue;
      row++;
      at[0] = 0;
    } else {
      const digit = digits.get(sign);
      value += (digit & 31) << shift;
      shift += 5;
      if (digit & 32) continue;
      at[field++] += value & 1 ? -(value >>> 1) : value >>> 1;
      [value, shift] = [0, 0];
    }
  }
  return place;
}

const withoutMap = new Set();
const places = new Map();

function placeOf(url, line, column, mapOf) {
  const key = `${url}:${line}:${column}`;
  if (!places.has(key) && !withoutMap.has(url))
    try {
      const place = placeInSource(JSON.parse(mapOf(fileURLToPath(url))), line, column);
      places.set(key, place && { ...place, source: new URL(place.source, url).href });
    } catch {
      withoutMap.add(url); // a package, or a read-only installation that keeps none: the lines are those of the compiled code
    }
  return places.get(key);
}

function placed(frame, mapOf) {
  const text = String(frame);
  const url = frame.getFileName();
  if (typeof url !== 'string' || !url.startsWith('file:')) return text;
  const compiled = `${url}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
  const place = placeOf(url, frame.getLineNumber(), frame.getColumnNumber(), mapOf);
  return place ? text.replace(compiled, `${place.source}:${place.line}:${place.column}`) : text;
}

const headOf = (error) => {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
};

/** `mapOf` reads the map of a compiled file, as text; it throws where there is none. */
export function tellSourceLines(mapOf) {
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${placed(frame, mapOf)}`)].join('\n');
}
