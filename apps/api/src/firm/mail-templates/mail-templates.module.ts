import { Module } from '@nestjs/common';
import { MailTemplatesController } from './mail-templates.controller.ts';
import { MailTemplatesService } from './mail-templates.service.ts';

@Module({ controllers: [MailTemplatesController], providers: [MailTemplatesService] })
export class MailTemplatesModule {}
