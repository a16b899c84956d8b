import { Controller, Get, HttpCode, Param, Res } from '@nestjs/common';
import type { BackgroundJobRecord } from '@kontor/domain';
import type { Response } from 'express';
import { SignedIn } from '../../platform/auth/can.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { BackgroundJobsService } from './background-jobs.service.ts';

/** Long work that the person started, whatever their role: each kind is started where its records are. */
@SignedIn()
@Controller('api/v1/background-jobs')
export class BackgroundJobsController {
  constructor(private readonly jobs: BackgroundJobsService) {}

  /** Lists the person's latest fifty background jobs, latest first. */
  @Get()
  list(): Promise<BackgroundJobRecord[]> {
    return this.jobs.list();
  }

  /** Returns one background job with how far it is. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<BackgroundJobRecord> {
    return this.jobs.get(id);
  }

  /** Cancels a background job that waits or runs. What it did before stays. */
  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@Param('id', IdPipe) id: number): Promise<BackgroundJobRecord> {
    return this.jobs.cancel(id);
  }

  /** Downloads the file of a background job that is done, for three days. */
  @Get(':id/file')
  @DescribedAnswers({ 200: 'application/octet-stream' })
  async file(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { content, ...file } = await this.jobs.file(id);
    await sendFile(response, file, content);
  }
}
