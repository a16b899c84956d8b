import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { EmailDelivery } from './email-delivery.service.ts';
import { EmailWriting } from './email-writing.service.ts';
import { EmailsController } from './emails.controller.ts';
import { EmailsService } from './emails.service.ts';

@Module({ imports: [AuthModule], controllers: [EmailsController], providers: [EmailsService, EmailWriting, EmailDelivery] })
export class EmailsModule {}
