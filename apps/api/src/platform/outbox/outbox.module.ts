import { Global, Module } from '@nestjs/common';
import { MailLinks } from './mail-links.ts';
import { MailServerController } from './mail-server.controller.ts';
import { MailServers } from './mail-servers.service.ts';
import { MailsController } from './mails.controller.ts';
import { MailsService } from './mails.service.ts';
import { Postman } from './postman.ts';

/** Global, because several modules ask whether mail can be sent at all. */
@Global()
@Module({
  controllers: [MailsController, MailServerController],
  providers: [MailLinks, MailServers, MailsService, Postman],
  exports: [MailLinks, MailServers],
})
export class OutboxModule {}
