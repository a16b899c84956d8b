/** What a refusal says in English, and the status that the API answers with. `%{name}` stands for a parameter. */
export type Message = { status: number; text: string };

export const refusal = (status: number, text: string): Message => ({ status, text });
/** What was sent breaks a rule. */
export const invalid = (text: string): Message => refusal(422, text);
/** What is stored stands against it: the state of a record, or another record. */
export const conflict = (text: string): Message => refusal(409, text);
