import type { EntryActions } from './EntryButton.tsx';
import type { Entry, Place } from '../entries.ts';

/** What each of the four views is given. */
export type ViewProps = EntryActions & {
  days: readonly string[];
  entries: readonly Entry[];
  date: string;
  today: string;
  onDate: (date: string) => void;
  onCreate: (place: Place) => void;
  /** Shows a day by itself. */
  onDay: (day: string) => void;
  /** Shows all of its days one below the other. */
  onList: (day: string) => void;
};
