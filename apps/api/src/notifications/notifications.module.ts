import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsService } from './notifications.service.ts';
import { Overdue } from './overdue.ts';

@Module({ controllers: [NotificationsController], providers: [NotificationsService, Overdue] })
export class NotificationsModule {}
