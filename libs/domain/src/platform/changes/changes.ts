/** A change of a record: what it is now is read from its own address. */
export class RecordChange {
  /** The noun, such as Invoice. */
  subject: string;
  id: number;
  kind: 'create' | 'update' | 'delete';
  /** The command that changed it, such as send; otherwise the kind. */
  verb: string;
  at: string;
}

/** Changes in the order in which they can be told, each once. */
export class Changes {
  changes: RecordChange[];
  /** Where the next call goes on: `?since=`. */
  cursor: string;
  /** There are more already: ask again at once. */
  more: boolean;
}
