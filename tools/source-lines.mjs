// The stack of an error tells the lines of the TypeScript sources. Node's own support for source maps reads the map of every module when it is
// loaded, which was a twentieth of the start; here a map is read when the first stack goes through its file.
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mapOf } from './compiled.mjs';

const maps = new Map();

function mapAt(url) {
  if (!maps.has(url)) {
    let map;
    try {
      map = new SourceMap(JSON.parse(mapOf(fileURLToPath(url))));
    } catch {
      // a read-only installation keeps none: the lines are those of the compiled code
    }
    maps.set(url, map);
  }
  return maps.get(url);
}

function placed(frame) {
  const text = String(frame);
  const url = frame.getFileName();
  if (typeof url !== 'string' || !url.startsWith('file:') || !url.endsWith('.ts')) return text;
  const { originalLine, originalColumn } = mapAt(url)?.findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1) ?? {};
  if (originalLine === undefined) return text;
  return text.replace(/:\d+:\d+(\)?)$/, `:${originalLine + 1}:${originalColumn + 1}$1`);
}

const headOf = (error) => {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
};

export function tellSourceLines() {
  Error.prepareStackTrace = (error, frames) => [headOf(error), ...frames.map((frame) => `    at ${placed(frame)}`)].join('\n');
}
