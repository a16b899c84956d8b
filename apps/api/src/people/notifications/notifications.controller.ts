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

/** Notifications of a person, and how they want to be notified. */
@Controller('api/v1/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** Lists the current user's notifications, latest first. */
  @Get()
  @Can('read', 'Notification')
  list(@Query() query: ListQuery): Promise<Page<NotificationRecord>> {
    return this.notifications.list(query);
  }

  /** Counts the unread notifications. */
  @Get('unread-count')
  @Can('read', 'Notification')
  unreadCount(): Promise<NotificationCount> {
    return this.notifications.unreadCount();
  }

  /** Lists how the person is notified of each kind of event. */
  @Get('preferences')
  @SignedIn()
  preferences(): Promise<NotificationPreferenceRecord[]> {
    return this.notifications.preferences();
  }

  /** Sets how the person is notified of one kind of event: in the app, by email, both or not at all. */
  @Put('preferences')
  @SignedIn()
  prefer(@Body() input: NotificationPreferenceInput): Promise<NotificationPreferenceRecord[]> {
    return this.notifications.prefer(input);
  }

  /** Marks some or all as read; returns how many are unread. */
  @Post('mark-read')
  @HttpCode(200)
  @Can('update', 'Notification')
  markRead(@Body() input: MarkReadInput): Promise<NotificationCount> {
    return this.notifications.markRead(input);
  }
}
