import type { Subject } from '@kontor/abilities';
import type { RaRecord } from 'react-admin';
import type { Names, ResourceName } from '../api/resource.ts';
import type { Part } from '../page/page.ts';
import { slot } from '../page/slot.ts';

/** A tab on the page of an earlier wing's record, called as the resource that it lists unless it has names of its own. */
export type LaterTab<T extends RaRecord> = {
  resource: ResourceName;
  names?: Names;
  /** In the address. */
  key: string;
  isFor: () => boolean;
  content: Part<{ record: T }>;
  flush?: boolean;
};

/** A button on the page of an earlier wing's record. */
export type LaterButton<T extends RaRecord> = { isFor: () => boolean; content: Part<{ record: T }> };

/** What a page of a record has from later wings: `export const customerPage = recordSlots<CustomerRecord>();` */
export const recordSlots = <T extends RaRecord>() => ({ tabs: slot<LaterTab<T>>(), buttons: slot<LaterButton<T>>() });

/** A tab on the pages of records of several nouns; needs the right to read its subject. */
type EveryRecordTab = {
  /** In the address. */
  key: string;
  names: Names;
  subject: Subject;
  of: readonly string[];
  content: Part<{ subject: string; id: number }>;
};

export const everyRecord = { tabs: slot<EveryRecordTab>() };
