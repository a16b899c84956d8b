import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { EventsController } from './events.controller.ts';
import { EventsService } from './events.service.ts';
import { HistoryFeed } from './history-feed.ts';
import { Tickets } from './tickets.ts';

@Module({ imports: [AuthModule], controllers: [EventsController], providers: [EventsService, HistoryFeed, Tickets] })
export class EventsModule {}
