import { Global, Module } from '@nestjs/common';
import { MailServerController } from './mail-server.controller.ts';
import { MailServers } from './mail-servers.service.ts';
import { MailsController } from './mails.controller.ts';
import { MailsService } from './mails.service.ts';
import { Postman } from './postman.ts';

/** Global: whoever writes to somebody may ask whether mail leaves at all. */
@Global()
@Module({
  controllers: [MailsController, MailServerController],
  providers: [MailServers, MailsService, Postman],
  exports: [MailServers],
})
export class OutboxModule {}
