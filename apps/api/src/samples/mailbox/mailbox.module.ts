import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { EmailDelivery } from './delivery.service.ts';
import { EmailFiles } from './email-files.service.ts';
import { EmailReceiversService } from './email-receivers.service.ts';
import { EmailWriting } from './writing.service.ts';
import { MailboxController } from './mailbox.controller.ts';
import { MailboxService } from './mailbox.service.ts';

@Module({
  imports: [AuthModule],
  controllers: [MailboxController],
  providers: [MailboxService, EmailWriting, EmailDelivery, EmailFiles, EmailReceiversService],
})
export class MailboxModule {}
