import { open, type FileHandle } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** A file in an archive; its content is checked against its size and sum while it is read. */
export type PackedFile = { name: string; size: number; open: () => Readable };

/** Says what is wrong with an archive, in words for the operator. */
export class BadArchive extends Error {}

const most32 = 0xffffffff;
const endLength = 22;
const damaged = (): BadArchive => new BadArchive('This is no zip archive, or a part of it is missing.');

/** Lists the files of a zip archive and reads each on demand, with nothing but its directory in memory. */
export async function unzip(path: string): Promise<{ files: Map<string, PackedFile>; close: () => Promise<void> }> {
  const handle = await open(path, 'r');
  try {
    return { files: await directoryOf(handle), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error instanceof RangeError ? damaged() : error;
  }
}

async function directoryOf(handle: FileHandle): Promise<Map<string, PackedFile>> {
  const { size: length } = await handle.stat();
  const tail = await bytes(handle, Math.max(0, length - 65_557), Math.min(length, 65_557));
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (at < 0 || at + endLength > tail.length) throw damaged();
  const end = { count: tail.readUInt16LE(at + 10), size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
  const far = at >= 76 && tail.readUInt32LE(at - 20) === 0x07064b50 ? tail.subarray(at - 76, at - 20) : undefined;
  const { count, size, offset } = far ? { count: u64(far, 32), size: u64(far, 40), offset: u64(far, 48) } : end;
  if (offset + size > length) throw damaged();
  const rows = await bytes(handle, offset, size);
  const files = new Map<string, PackedFile>();
  let from = 0;
  for (let row = 0; row < count; row += 1) {
    if (rows.readUInt32LE(from) !== 0x02014b50) throw damaged();
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((at) => rows.readUInt16LE(from + at)) as [
      number,
      number,
      number,
    ];
    const name = rows.toString('utf8', from + 46, from + 46 + nameLength);
    const extra = rows.subarray(from + 46 + nameLength, from + 46 + nameLength + extraLength);
    const found = {
      method: rows.readUInt16LE(from + 10),
      crc: rows.readUInt32LE(from + 16),
      ...placeOf(rows.subarray(from, from + 46), extra),
    };
    files.set(name, { name, size: found.size, open: () => Readable.from(contentOf(handle, name, found), { objectMode: false }) });
    from += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}

type Place = { packed: number; size: number; offset: number };

/** Large values stand in the extra field, in this order and only where the row has no room for them. */
function placeOf(row: Buffer, extra: Buffer): Place {
  const place = { packed: row.readUInt32LE(20), size: row.readUInt32LE(24), offset: row.readUInt32LE(42) };
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let from = at + 4;
    for (const key of ['size', 'packed', 'offset'] as const)
      if (place[key] === most32) {
        place[key] = u64(extra, from);
        from += 8;
      }
  }
  return place;
}

async function* contentOf(
  handle: FileHandle,
  name: string,
  { method, crc, packed, size, offset }: Place & { method: number; crc: number },
): AsyncGenerator<Buffer> {
  const head = await bytes(handle, offset, 30);
  if (head.readUInt32LE(0) !== 0x04034b50 || (method !== 0 && method !== 8)) throw damaged();
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const stored = handle.createReadStream({ start, end: start + packed - 1, autoClose: false });
  const source: Readable = packed === 0 ? Readable.from([]) : stored;
  const plain = method === 8 ? createInflateRaw() : new Transform({ transform: (chunk, _, done) => done(null, chunk) });
  source.on('error', (error) => plain.destroy(error));
  let [sum, length] = [0, 0];
  try {
    for await (const chunk of source.pipe(plain) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      length += chunk.length;
      if (length > size) break;
      yield chunk;
    }
  } catch {
    throw new BadArchive(`The file ${name} of the archive is damaged.`);
  }
  if (sum !== crc || length !== size) throw new BadArchive(`The file ${name} of the archive is damaged.`);
}

async function bytes(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  if (bytesRead < length) throw damaged();
  return buffer;
}

const u64 = (buffer: Buffer, at: number): number => Number(buffer.readBigUInt64LE(at));
