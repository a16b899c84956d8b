import { Module } from '@nestjs/common';
import { NotificationMails } from './notification-mails.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsService } from './notifications.service.ts';

@Module({ controllers: [NotificationsController], providers: [NotificationsService, NotificationMails] })
export class NotificationsModule {}
