import type { EntryActions } from './EntryButton.tsx';
import type { Entry, Place } from '../entries.ts';

/** The props of all four views. */
export type ViewProps = EntryActions & {
  days: readonly string[];
  entries: readonly Entry[];
  /** More entries are on their way: of none it is not said yet that there are none. */
  isComing: boolean;
  date: string;
  today: string;
  onDate: (date: string) => void;
  onCreate: (place: Place) => void;
  /** Opens the day view. */
  onDay: (day: string) => void;
  /** Opens the list of the day. */
  onList: (day: string) => void;
};
