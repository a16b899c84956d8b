/** The amounts of a void invoice no longer count. */
export const isNotVoid = (record: object): boolean => (record as { status?: string }).status !== 'void';

/** Only a sent invoice is outstanding: a draft's balance is its future one. */
export const isOpen = (record: object): boolean => (record as { status?: string }).status === 'sent';
