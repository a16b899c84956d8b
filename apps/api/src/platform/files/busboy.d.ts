/** The part of busboy that we use; the package has no types of its own. */
declare module 'busboy' {
  import type { IncomingHttpHeaders } from 'node:http';
  import type { Readable, Writable } from 'node:stream';

  type Limits = Partial<
    Record<'fieldNameSize' | 'fieldSize' | 'fields' | 'fileSize' | 'files' | 'parts' | 'headerPairs', number>
  >;
  type Info = { filename?: string; encoding: string; mimeType: string };
  interface Busboy extends Writable {
    on(event: 'file', listener: (name: string, stream: Readable & { truncated?: boolean }, info: Info) => void): this;
    on(
      event: 'field',
      listener: (name: string, value: string, info: { valueTruncated: boolean; nameTruncated: boolean }) => void,
    ): this;
    on(event: 'partsLimit' | 'filesLimit' | 'fieldsLimit' | 'close' | 'finish', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  export default function busboy(options: { headers: IncomingHttpHeaders; limits?: Limits; defParamCharset?: string }): Busboy;
}
