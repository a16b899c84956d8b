import type { Language } from '../language/languages.ts';

type Text = Record<Language, string>;

/** What a refusal says, and the status that the API answers with. `%{name}` stands for a parameter. */
export type Message = { status: number; text: Text };

export const refusal = (status: number, text: Text): Message => ({ status, text });
/** What was sent breaks a rule. */
export const invalid = (text: Text): Message => refusal(422, text);
/** What is stored stands against it: the state of a record, or another record. */
export const conflict = (text: Text): Message => refusal(409, text);
