import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import {
  MarkReadInput,
  NotificationCount,
  NotificationPreferenceInput,
  type NotificationPreferenceRecord,
  type NotificationRecord,
} from '@kontor/domain';
import { Can, SignedIn } from '../../platform/auth/can.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { NotificationsService } from './notifications.service.ts';

/** What a person is told, and in which way they want to be told. */
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

  /** How the person wants to be told about each kind of news. */
  @Get('preferences')
  @SignedIn()
  preferences(): Promise<NotificationPreferenceRecord[]> {
    return this.notifications.preferences();
  }

  /** Chooses how the person is told about one kind of news: in the app, by email, both or not at all. */
  @Put('preferences')
  @SignedIn()
  prefer(@Body() input: NotificationPreferenceInput): Promise<NotificationPreferenceRecord[]> {
    return this.notifications.prefer(input);
  }

  /** Marks some or all as read; answers how many are left. */
  @Post('mark-read')
  @HttpCode(200)
  @Can('update', 'Notification')
  markRead(@Body() input: MarkReadInput): Promise<NotificationCount> {
    return this.notifications.markRead(input);
  }
}
