import type { AgendaKind } from '../agenda/agenda.ts';

/** A person's calendar at an address of its own, for the calendar program on a telephone. */
export class CalendarFeedRecord {
  /** When the address was made; null while there is none. */
  createdAt: string | null;
  /** When a calendar program last read it. */
  readAt: string | null;
  /** The dates of the firm in it, beside one's own events. */
  agenda: AgendaKind[];
}

export class NewCalendarFeed extends CalendarFeedRecord {
  /** Shown this once: only its hash is kept. */
  address: string;
}
