import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { ERROR_SINK } from '../errors/error-sink.ts';
import { ErrorLogsController } from './error-logs.controller.ts';
import { ErrorLogsService } from './error-logs.service.ts';

/** Global, because the error filter and the job runner report unknown errors to it. */
@Global()
@Module({
  imports: [AuthModule],
  controllers: [ErrorLogsController],
  providers: [ErrorLogsService, { provide: ERROR_SINK, useExisting: ErrorLogsService }],
  exports: [ERROR_SINK],
})
export class ErrorLogsModule {}
