import { Global, Module } from '@nestjs/common';
import { BackgroundJobRunner } from './background-job-runner.ts';
import { BackgroundJobsController } from './background-jobs.controller.ts';
import { BackgroundJobsService } from './background-jobs.service.ts';

/** Long work that people start; each kind is registered by the module that does it. */
@Global()
@Module({
  controllers: [BackgroundJobsController],
  providers: [BackgroundJobsService, BackgroundJobRunner],
  exports: [BackgroundJobRunner],
})
export class BackgroundJobsModule {}
