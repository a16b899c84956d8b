/** The amounts of a void invoice no longer count. */
export const isNotVoid = (record: object): boolean => (record as { status?: string }).status !== 'void';

/** Only what was sent is owed: the balance of a draft is what it will come to. */
export const isOpen = (record: object): boolean => (record as { status?: string }).status === 'sent';
