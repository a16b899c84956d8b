/** Only a sent invoice is outstanding: a draft's balance is its future one. */
export const isOpen = (record: object): boolean => (record as { status?: string }).status === 'sent';
