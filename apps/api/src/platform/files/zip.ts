import { Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** A file of an archive, small ones as a buffer. A stream without its `size` may be larger than 4 GiB. */
export type ZipEntry = { name: string; content: Buffer | Readable; size?: number };

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number; isLarge: boolean };

const most32 = 0xffffffff;
const most16 = 0xffff;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const level = constants.Z_BEST_SPEED;
const nothingDeflated = Buffer.from([3, 0]);
/** 1 January 2000, since an archive of the same content has the same bytes. */
const date = (20 << 9) | (1 << 5) | 1;

/** Writes a zip archive (APPNOTE 6.3) as a stream: no file is held in memory, and there may be more than 65,535 of them. */
export const zip = (entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable =>
  Readable.from(written(entries), { objectMode: false });

async function* written(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: Written[] = [];
  let offset = 0;
  const names = new Set<string>();
  for await (const { name, content, size } of entries) {
    if (names.has(name)) throw new Error(`An archive has two files ${name}`);
    names.add(name);
    const entry: Written = {
      name: Buffer.from(name),
      crc: 0,
      packed: 0,
      size: 0,
      offset,
      isLarge: !Buffer.isBuffer(content) && (size === undefined || size >= most32),
    };
    const head = localHeader(entry);
    offset += head.length;
    yield head;
    for await (const chunk of deflate(content, entry)) {
      entry.packed += chunk.length;
      yield chunk;
    }
    if (!entry.isLarge && Math.max(entry.size, entry.packed) >= most32)
      throw new Error(`${name} is larger than it was said to be`);
    const tail = descriptor(entry);
    offset += entry.packed + tail.length;
    yield tail;
    all.push(entry);
  }
  let directory = 0;
  for (const entry of all) {
    const row = directoryRow(entry);
    directory += row.length;
    yield row;
  }
  yield endOf(all.length, directory, offset);
}

function deflate(content: Buffer | Readable, entry: Written): Iterable<Buffer> | AsyncIterable<Buffer> {
  const measure = (chunk: Buffer): void => {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
  };
  if (Buffer.isBuffer(content)) {
    measure(content);
    return [content.length ? deflateRawSync(content, { level }) : nothingDeflated];
  }
  const packing = createDeflateRaw({ level });
  content.on('data', measure);
  content.on('error', (error) => packing.destroy(error));
  packing.on('close', () => content.destroy());
  return content.pipe(packing);
}

const versionFor = (isLarge: boolean): number => (isLarge ? 45 : 20);
const u16 = (value: number): Buffer => number(value, 2);
const u32 = (value: number): Buffer => number(value, 4);
const u64 = (value: number): Buffer => number(value, 8);

function number(value: number, bytes: 2 | 4 | 8): Buffer {
  const out = Buffer.alloc(bytes);
  if (bytes === 8) out.writeBigUInt64LE(BigInt(value));
  else out.writeUIntLE(value, 0, bytes);
  return out;
}

function localHeader({ name, isLarge }: Written): Buffer {
  const extra = isLarge ? Buffer.concat([u16(1), u16(16), u64(0), u64(0)]) : Buffer.alloc(0);
  const size = u32(isLarge ? most32 : 0);
  const version = u16(versionFor(isLarge));
  return Buffer.concat(
    [u32(0x04034b50), version, u16(flags), u16(deflated), u16(0), u16(date), u32(0), size, size].concat([
      u16(name.length),
      u16(extra.length),
      name,
      extra,
    ]),
  );
}

const descriptor = ({ crc, packed, size, isLarge }: Written): Buffer =>
  Buffer.concat([u32(0x08074b50), u32(crc), ...[packed, size].map(isLarge ? u64 : u32)]);

function directoryRow({ name, crc, packed, size, offset, isLarge }: Written): Buffer {
  const isFar = isLarge || offset >= most32;
  const values = isFar ? [size, packed, offset] : [];
  const extra = isFar ? Buffer.concat([u16(1), u16(24), ...values.map(u64)]) : Buffer.alloc(0);
  const shown = (value: number): Buffer => u32(isFar ? most32 : value);
  const version = u16(versionFor(isFar));
  return Buffer.concat(
    [
      u32(0x02014b50),
      version,
      version,
      u16(flags),
      u16(deflated),
      u16(0),
      u16(date),
      u32(crc),
      shown(packed),
      shown(size),
    ].concat([u16(name.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0), shown(offset), name, extra]),
  );
}

function endOf(count: number, directory: number, offset: number): Buffer {
  const isFar = count >= most16 || directory >= most32 || offset >= most32;
  const far = isFar
    ? Buffer.concat(
        [u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0), u64(count), u64(count), u64(directory), u64(offset)].concat([
          u32(0x07064b50),
          u32(0),
          u64(offset + directory),
          u32(1),
        ]),
      )
    : Buffer.alloc(0);
  const rows = u16(isFar ? most16 : count);
  return Buffer.concat(
    [far, u32(0x06054b50), u16(0), u16(0), rows, rows].concat([
      u32(isFar ? most32 : directory),
      u32(isFar ? most32 : offset),
      u16(0),
    ]),
  );
}
