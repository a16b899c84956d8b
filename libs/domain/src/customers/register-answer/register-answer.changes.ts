import type { RegisterAnswerRecord } from './register-answer.ts';

/** The fields that a register can fill in. */
const registerFields = ['name', 'vatCode', 'street', 'zip', 'city', 'country'] as const;
type RegisterField = (typeof registerFields)[number];
type Details = { [Field in RegisterField]?: string | null };
export type RegisterChange = { field: RegisterField; from: string | null; to: string };

/** Ignores case, because registers write in capitals. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The VAT code of a firm in the Norwegian VAT register is its organisation number followed by MVA. */
const detailsOf = ({ register, code, vatRegistered, ...answer }: RegisterAnswerRecord): Details => ({
  ...answer,
  vatCode: register === 'brreg' && vatRegistered ? `NO${code}MVA` : null,
});

/**
 * Returns the changes to a form that takes over the answers; for each field the first answer that has it wins. Keeps text that differs only in
 * case, and fields that no register knows.
 */
export function changesBy(answers: readonly RegisterAnswerRecord[], typed: Details): RegisterChange[] {
  const known = answers.map(detailsOf);
  return registerFields.flatMap((field) => {
    const to = known.map((details) => details[field]).find(Boolean);
    const from = typed[field] || null;
    if (!to || (from && plain(from) === plain(to))) return [];
    return [{ field, from, to }];
  });
}
