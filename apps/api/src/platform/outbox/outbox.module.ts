import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller.ts';
import { Postman } from './postman.ts';

@Module({ controllers: [MailsController], providers: [Postman] })
export class OutboxModule {}
