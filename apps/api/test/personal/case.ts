import type { People, Person } from './people.ts';

export type Answer = { status: number; text: string; body: unknown };
type Given = (people: People) => Promise<string | number | void>;
type Call = (by: Person, people: People, given: string) => PromiseLike<Answer>;
type Shows = (body: never, people: People, given: string) => boolean;

/** One operation on a person's own records: how the owner's come about, and the call that owner and others make. */
export type PersonalCase = {
  given: Given;
  call: Call;
  /** The table in which the owner's call changes rows of the owner. Missing for reads. */
  writes?: string;
  shows: Shows;
  /** An id that everybody has a record of: calls of others change theirs, not the owner's. */
  everybodys?: string;
  /** The operation whose access tells which roles see this of others. Missing: nobody else does, not even an Admin. */
  openWith?: string;
  /** The operation without which a role has nothing of its own here. */
  onlyWith?: string;
};

const nothing: Given = () => Promise.resolve();
const marked: Shows = (body, { mark }) => JSON.stringify(body).includes(mark);

type More = Partial<Omit<PersonalCase, 'call' | 'writes'>>;
/** The owner's answer shows the owner's data: by default the mark. */
export const reads = (call: Call, more: More = {}): PersonalCase => ({ given: nothing, shows: marked, ...more, call });
/** The owner's call changes a row of the owner in this table. */
export const writes = (table: string, call: Call, given: Given = nothing, everybodys?: string): PersonalCase => ({
  given,
  shows: marked,
  call,
  writes: table,
  everybodys,
});
