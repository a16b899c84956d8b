import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../../config.ts';
import { CONFIG } from '../context/tokens.ts';
import { DiskFileStore } from './disk-file-store.ts';
import { FILE_STORE, type FileStore } from './file-store.ts';
import { FilesController } from './files.controller.ts';
import { FilesService } from './files.service.ts';
import { S3FileStore } from './s3-file-store.ts';
import { StoredFiles } from './stored-files.ts';

export const storeFor = (config: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  config.s3 ? new S3FileStore(config.s3) : new DiskFileStore(join(config.dataDir, 'files'));

/** Global, because mail, PDF and imports read and write files. */
@Global()
@Module({
  controllers: [FilesController],
  providers: [FilesService, StoredFiles, { provide: FILE_STORE, inject: [CONFIG], useFactory: storeFor }],
  exports: [FILE_STORE],
})
export class FilesModule {}
