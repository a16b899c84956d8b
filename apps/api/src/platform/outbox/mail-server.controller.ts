import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { MailServerInput, TestMailInput, type MailServerRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { Post } from '../rest/post.ts';
import { Version } from '../rest/version.ts';
import { MailServers } from './mail-servers.service.ts';

/**
 * The mail server of the installation. Links that set a password leave by it, so that whoever chooses it could become anybody: it takes
 * all rights.
 */
@Controller('api/v1/mail-server')
export class MailServerController {
  constructor(private readonly servers: MailServers) {}

  /** The mail server, and whether it is set in the environment or in the settings; without the password. */
  @Get('1')
  @Can('manage', 'all')
  get(): Promise<MailServerRecord> {
    return this.servers.get();
  }

  /** Sets the mail server. `version` is 0 where none was saved before; a password that is not sent stays as long as the host does. */
  @Put('1')
  @Can('manage', 'all')
  set(@Version() version: number, @Body() input: MailServerInput): Promise<MailServerRecord> {
    return this.servers.set(version, input);
  }

  /** Forgets the mail server of the settings: mail is kept in the outbox from then on. */
  @Delete('1')
  @Can('manage', 'all')
  remove(@Version() version: number): Promise<MailServerRecord> {
    return this.servers.remove(version);
  }

  /** Sends an email through the saved server at once. 422 says what the server answered. */
  @Post('1/test')
  @HttpCode(200)
  @Can('manage', 'all')
  async test(@Body() { to }: TestMailInput): Promise<TestMailInput> {
    await this.servers.test(to);
    return { to };
  }
}
