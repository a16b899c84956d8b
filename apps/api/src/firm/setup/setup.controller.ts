import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { SetupInput, type SetupRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { SetupService } from './setup.service.ts';

/** Set-up, from an empty installation to the first valid invoice. */
@Controller('api/v1/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  /** Returns the steps that are still missing. They are derived from the data, so it does not matter how a step was completed. */
  @Get()
  @Can('update', 'Organisation')
  get(): Promise<SetupRecord> {
    return this.setup.get();
  }

  /**
   * Fills in the profile, the tax rates of the country with their codes, the bank account and the first number, all or nothing.
   * `version` is that of the organisation. Preset rates of another country are deleted unless a record refers to them.
   */
  @Post()
  @HttpCode(200)
  @Can('update', 'Organisation')
  set(@Version() version: number, @Body() input: SetupInput): Promise<SetupRecord> {
    return this.setup.set(version, input);
  }
}
