import type { AgendaKind } from '../agenda/agenda.ts';

/** A person's calendar feed: a secret address that calendar programs subscribe to. */
export class CalendarFeedRecord {
  /** When the address was created; null while there is none. */
  createdAt: string | null;
  /** When a calendar program last read it. */
  readAt: string | null;
  /** The dates of the firm in the feed, besides the person's own events. */
  agenda: AgendaKind[];
}

export class NewCalendarFeed extends CalendarFeedRecord {
  /** Shown only once, since only its hash is stored. */
  address: string;
}
