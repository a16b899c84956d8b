import { Module } from '@nestjs/common';
import { NotificationMails } from './notification-mails.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsService } from './notifications.service.ts';
import { Overdue } from '../../sales/invoices/overdue.ts';

@Module({ controllers: [NotificationsController], providers: [NotificationsService, NotificationMails, Overdue] })
export class NotificationsModule {}
