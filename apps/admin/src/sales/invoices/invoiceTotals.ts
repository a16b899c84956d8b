/** The amounts of an annulled invoice count no more. */
export const isNotAnnulled = (record: object): boolean => (record as { status?: string }).status !== 'void';

/** Only what was sent is owed: the balance of a draft is what it will come to. */
export const isOpen = (record: object): boolean => (record as { status?: string }).status === 'sent';
