import type { Language } from '../language/languages.ts';

type Text = Record<Language, string>;

/** Text of a refusal and its HTTP status. `%{name}` stands for a parameter. */
export type Message = { status: number; text: Text };

export const refusal = (status: number, text: Text): Message => ({ status, text });
/** The input breaks a rule. */
export const invalid = (text: Text): Message => refusal(422, text);
/** The input conflicts with stored data: the state of a record, or another record. */
export const conflict = (text: Text): Message => refusal(409, text);
