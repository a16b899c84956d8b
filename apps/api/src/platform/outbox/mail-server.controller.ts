import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { MailServerInput, TestMailInput, type MailServerRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { Post } from '../rest/post.ts';
import { Version } from '../rest/version.ts';
import { MailServers } from './mail-servers.service.ts';

/**
 * The mail server of the installation. Account links are sent through it, so whoever controls it could take over any account: it
 * needs all rights.
 */
@Controller('api/v1/mail-server')
export class MailServerController {
  constructor(private readonly servers: MailServers) {}

  /** Returns the mail server, and whether the environment or the settings configure it; never the password. */
  @Get('1')
  @Can('manage', 'all')
  get(): Promise<MailServerRecord> {
    return this.servers.get();
  }

  /** Saves the mail server. `version` is 0 for the first time; a password left out stays unless the host changes. */
  @Put('1')
  @Can('manage', 'all')
  set(@Version() version: number, @Body() input: MailServerInput): Promise<MailServerRecord> {
    return this.servers.set(version, input);
  }

  /** Removes the mail server from the settings. Mail then stays in the outbox. */
  @Delete('1')
  @Can('manage', 'all')
  remove(@Version() version: number): Promise<MailServerRecord> {
    return this.servers.remove(version);
  }

  /** Sends a test email through the saved server at once. 422 has the server's answer. */
  @Post('1/test')
  @HttpCode(200)
  @Can('manage', 'all')
  async test(@Body() { to }: TestMailInput): Promise<TestMailInput> {
    await this.servers.test(to);
    return { to };
  }
}
