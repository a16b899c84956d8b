import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { MarkReadInput, NotificationCount, type NotificationRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { NotificationsService } from './notifications.service.ts';

@Controller('api/v1/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** The notifications of the person who asks, the latest first. */
  @Get()
  @Can('read', 'Notification')
  list(@Query() query: ListQuery): Promise<Page<NotificationRecord>> {
    return this.notifications.list(query);
  }

  /** How many the person has not read. */
  @Get('unread-count')
  @Can('read', 'Notification')
  unreadCount(): Promise<NotificationCount> {
    return this.notifications.unreadCount();
  }

  /** Marks some or all as read; answers how many are left. */
  @Post('mark-read')
  @HttpCode(200)
  @Can('update', 'Notification')
  markRead(@Body() input: MarkReadInput): Promise<NotificationCount> {
    return this.notifications.markRead(input);
  }
}
