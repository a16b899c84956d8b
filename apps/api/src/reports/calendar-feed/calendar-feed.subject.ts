import { defineSubject } from '../../platform/subjects/subject.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

export const calendarFeedSubject = defineSubject({ entity: CalendarFeed, history: 'none' });
