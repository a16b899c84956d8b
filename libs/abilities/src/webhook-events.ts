import { rightSubjects, subjectVerbs, type RightSubject } from './subjects.ts';

const notChanging: readonly string[] = ['read', 'export', 'import'];
const kinds = ['create', 'update', 'delete'];

/** The events of a noun: what happens to each record, and its commands. Example: `eventsOf('Estimate')` has `Estimate.send`. */
export const eventsOf = (subject: RightSubject): string[] =>
  [...new Set([...kinds, ...subjectVerbs[subject]])]
    .filter((verb) => !notChanging.includes(verb))
    .map((verb) => `${subject}.${verb}`);

/** Each event that a webhook can choose, and each noun, which stands for all of its events. */
export const webhookEvents: readonly string[] = rightSubjects.flatMap((subject) => [subject, ...eventsOf(subject)]);
