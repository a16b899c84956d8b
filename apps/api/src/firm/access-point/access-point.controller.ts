import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { AccessPointInput, type AccessPointRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { AccessPoints } from './access-points.service.ts';

/** The access point that passes e-invoices on. The server calls its address, so it needs all rights. */
@Controller('api/v1/access-point')
export class AccessPointController {
  constructor(private readonly accessPoints: AccessPoints) {}

  /** Returns the access point; never its token. */
  @Get('1')
  @Can('manage', 'all')
  get(): Promise<AccessPointRecord> {
    return this.accessPoints.get();
  }

  /** Saves the access point. `version` is 0 for the first time; a token left out stays unless the address changes. */
  @Put('1')
  @Can('manage', 'all')
  set(@Version() version: number, @Body() input: AccessPointInput): Promise<AccessPointRecord> {
    return this.accessPoints.set(version, input);
  }

  /** Removes the access point. E-invoices that are to go by it then wait until there is one, and are sent again by hand. */
  @Delete('1')
  @Can('manage', 'all')
  remove(@Version() version: number): Promise<AccessPointRecord> {
    return this.accessPoints.remove(version);
  }

  /** Asks the saved access point at once whether it answers and accepts the token. 422 says what is wrong. */
  @Post('1/test')
  @HttpCode(200)
  @Can('manage', 'all')
  test(): Promise<AccessPointRecord> {
    return this.accessPoints.test();
  }
}
