import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createParamDecorator, Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Config } from '../../config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Logger } from '../context/logger.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';
import { kindOf } from './file-kind.ts';
import { FILE_STORE, type FileStore, type Stored } from './file-store.ts';
import { receiveUpload } from './receive-upload.ts';

export type Upload = Stored & {
  name: string;
  mimeType: string;
  /** Set once a row refers to the stored bytes; otherwise they are deleted after the answer. */
  kept: boolean;
};
type UploadRequest = Request & { upload?: Upload };

export const uploadFolder = (config: Config): string => join(config.dataDir, 'uploads');

/**
 * Receives and stores the file of a form. It is a guard, because a route's guards run after sign-in and before interceptors: a
 * slow upload or store must not hold the transaction that an Idempotency-Key opens.
 */
@Injectable()
export class UploadGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    const request = host.switchToHttp().getRequest<UploadRequest>();
    if (!request.is('multipart/form-data')) throw new ApiError('error.unsupported_type');
    const { path, name, fields } = await receiveUpload(request, uploadFolder(this.config));
    try {
      const mimeType = await kindOf(path, name);
      const upload: Upload = { ...(await this.store.put(createReadStream(path))), name, mimeType, kept: false };
      this.takeAwayUnlessKept(upload, host.switchToHttp().getResponse<Response>());
      request.upload = upload;
      request.body = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, asNumber(value)]));
      return true;
    } finally {
      await rm(path, { force: true });
    }
  }

  private takeAwayUnlessKept(upload: Upload, response: Response): void {
    const check = (): void => {
      if (upload.kept) return;
      this.store.remove(upload.key).catch((error: unknown) => this.logger.warn({ err: error }, 'a refused upload stays behind'));
    };
    if (response.destroyed) check();
    else response.once('close', check);
  }
}

const asNumber = (value: string): string | number => (/^\d{1,10}$/.test(value) ? Number(value) : value);

/** The file that `UploadGuard` received. */
export const Uploaded = createParamDecorator((_: unknown, host: ExecutionContext): Upload => {
  const { upload } = host.switchToHttp().getRequest<UploadRequest>();
  if (!upload) throw new Error('This route has no UploadGuard');
  return upload;
});
