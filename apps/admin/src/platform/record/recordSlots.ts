import type { Subject } from '@kontor/abilities';
import type { RaRecord } from 'react-admin';
import type { Names, ResourceName } from '../api/resource.ts';
import type { Part } from '../page/page.ts';
import { slot } from '../page/slot.ts';

/** A tab that a later wing adds to a record's page, named as the resource it lists unless it has its own names. */
export type LaterTab<T extends RaRecord> = {
  resource: ResourceName;
  names?: Names;
  /** Its value in the address. */
  key: string;
  isFor: (record: T) => boolean;
  content: Part<{ record: T }>;
  flush?: boolean;
};

/** A button that a later wing adds to a record's page. */
export type LaterButton<T extends RaRecord> = { isFor: () => boolean; content: Part<{ record: T }> };

/** The slots of a record's page for later wings: `export const customerPage = recordSlots<CustomerRecord>();` */
export const recordSlots = <T extends RaRecord>() => ({ tabs: slot<LaterTab<T>>(), buttons: slot<LaterButton<T>>() });

/** A tab on the record pages of several nouns; needs the right to read its subject. */
type EveryRecordTab = {
  /** Its value in the address. */
  key: string;
  names: Names;
  subject: Subject;
  of: readonly string[];
  /** Not for a document that was issued elsewhere. */
  needsPaper?: true;
  content: Part<{ subject: string; id: number }>;
};

export const everyRecord = { tabs: slot<EveryRecordTab>() };
