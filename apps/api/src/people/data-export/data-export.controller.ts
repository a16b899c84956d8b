import { Controller, HttpCode } from '@nestjs/common';
import type { BackgroundJobRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { DataExportService } from './data-export.service.ts';

/** All data and files of the firm, to take along. */
@Controller('api/v1/data-export')
export class DataExportController {
  constructor(private readonly exports: DataExportService) {}

  /** Starts a background job that puts all data and files into one zip archive, for people who may do everything and from whom nothing is hidden. */
  @Post()
  @HttpCode(202)
  @Can('manage', 'all')
  start(): Promise<BackgroundJobRecord> {
    return this.exports.start();
  }
}
