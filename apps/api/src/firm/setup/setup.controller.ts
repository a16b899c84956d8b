import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { SetupInput, type SetupRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { SetupService } from './setup.service.ts';

/** From an empty installation to the first right invoice. */
@Controller('api/v1/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  /** What is still missing. Derived from the data, so that a step is done however it was done. */
  @Get()
  @Can('update', 'Organisation')
  get(): Promise<SetupRecord> {
    return this.setup.get();
  }

  /**
   * Fills in the profile, the tax rates of the country with their codes, the bank account and the number to begin with, all or nothing.
   * `version` is that of the organisation. Rates of another country that came with the installation go, unless something refers to them.
   */
  @Post()
  @HttpCode(200)
  @Can('update', 'Organisation')
  set(@Version() version: number, @Body() input: SetupInput): Promise<SetupRecord> {
    return this.setup.set(version, input);
  }
}
