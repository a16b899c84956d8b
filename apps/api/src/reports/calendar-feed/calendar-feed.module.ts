import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { AgendaModule } from '../agenda/agenda.module.ts';
import { CalendarFeedController } from './calendar-feed.controller.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { CalendarFileController } from './calendar-file.controller.ts';
import { CalendarFileService } from './calendar-file.service.ts';

@Module({
  imports: [AgendaModule, AuthModule, OrganisationModule],
  controllers: [CalendarFeedController, CalendarFileController],
  providers: [CalendarFeedService, CalendarFileService],
})
export class CalendarFeedModule {}
