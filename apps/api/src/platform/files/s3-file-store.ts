import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config.ts';
import { FileGone, keyForm, measure, newKey, type FileStore, type Stored } from './file-store.ts';

type Settings = NonNullable<Config['s3']>;

/** Files in any S3-compatible store. The client library is loaded on first use, so that other installations do not pay for it. */
export class S3FileStore implements FileStore {
  private client: Promise<S3Client> | undefined;

  constructor(private readonly settings: Settings) {}

  async put(content: Readable, key = newKey()): Promise<Stored> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const { through, result } = measure();
    // A failing source must fail the upload: pipeline passes the error on.
    pipeline(content, through, () => undefined);
    const target = { Bucket: this.settings.bucket, Key: key };
    await new Upload({ client: await this.connected(), params: { ...target, Body: through }, queueSize: 1 }).done();
    return { key, ...result() };
  }

  async open(key: string): Promise<Readable> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connected();
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: this.settings.bucket, Key: key }));
      if (!Body) throw new FileGone(key);
      return Body as Readable;
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') throw new FileGone(key);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    await (await this.connected()).send(new DeleteObjectCommand({ Bucket: this.settings.bucket, Key: key }));
  }

  async takeBack(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.remove(key);
  }

  async *keys(before: Date): AsyncIterable<string> {
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    for await (const page of paginateListObjectsV2({ client: await this.connected() }, { Bucket: this.settings.bucket }))
      for (const { Key = '', LastModified } of page.Contents ?? [])
        if (keyForm.test(Key) && LastModified && LastModified < before) yield Key; // a bucket may also hold other objects
  }

  /** The client aborts a failed multipart upload; those of killed processes need a lifecycle rule of the bucket. */
  async sweep(): Promise<void> {}

  private connected(): Promise<S3Client> {
    this.client ??= import('@aws-sdk/client-s3').then(
      ({ S3Client }) =>
        new S3Client({
          region: this.settings.region,
          endpoint: this.settings.endpoint,
          forcePathStyle: this.settings.endpoint !== undefined,
          credentials: { accessKeyId: this.settings.accessKeyId, secretAccessKey: this.settings.secretAccessKey },
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          maxAttempts: 3,
        }),
    );
    return this.client;
  }
}
