import type { Readable } from 'node:stream';
import pg from 'pg';
import { BadArchive, unzip } from '../files/unzip.ts';
import type { Entry } from './archive.ts';
import { endName, manifestName } from './manifest.ts';

const batchBytes = 1024 * 1024;
const newline = 10;

/** Yields the entries of a full export as a restore reads them: the manifest, the rows of each table, the files, the end. */
export async function* exportEntriesOf(path: string): AsyncGenerator<Entry> {
  const { files, close } = await unzip(path);
  try {
    const named = (begin: string) => [...files.values()].filter(({ name }) => name.startsWith(begin));
    const [manifest, end] = [files.get(manifestName), files.get(endName)];
    if (!manifest || !end) throw new BadArchive('This is no full export of Kontor, or it was not written to its end.');
    yield { name: manifest.name, content: manifest.open() };
    for (const { name, open } of named('data/')) yield { name: name.replace(/^data\/(\w+)\.jsonl$/, 'rows/$1'), content: open() };
    for (const { name, open } of named('files/')) yield { name, content: open() };
    yield { name: end.name, content: end.open() };
  } finally {
    await close();
  }
}

/** Inserts rows of JSON as they stand, without a number of theirs passing through JavaScript. */
export async function insertRows(client: pg.Client, table: string, columns: readonly string[], content: Readable): Promise<void> {
  const [name, listed] = [pg.escapeIdentifier(table), columns.map((column) => pg.escapeIdentifier(column)).join(', ')];
  const insert = `insert into ${name} (${listed}) overriding system value
    select ${listed} from json_populate_recordset(null::${name}, $1::json)`;
  for await (const lines of batchesOf(content)) await client.query(insert, [`[${lines.join(',')}]`]);
}

async function* batchesOf(content: Readable): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of linesOf(content)) {
    batch.push(line);
    size += line.length;
    if (size < batchBytes) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  if (batch.length) yield batch;
}

/** Node's own reader of lines ends one at U+2028 too, which a text may contain. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline)) {
      yield bytes.toString('utf8', 0, end);
      bytes = bytes.subarray(end + 1);
    }
    rest = Buffer.from(bytes);
  }
  if (rest.length) yield rest.toString('utf8');
}
