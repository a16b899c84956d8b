import { Global, Module } from '@nestjs/common';
import { JobRegistry } from './job-registry.ts';
import { JobRunner } from './job-runner.ts';
import { Sweeping } from './sweeping.ts';

/** Background jobs, stored in PostgreSQL. */
@Global()
@Module({ providers: [JobRegistry, JobRunner, Sweeping], exports: [JobRegistry] })
export class JobsModule {}
