/** For the totals of lists: the amounts of a void document no longer count. */
export const isNotVoid = (record: object): boolean => (record as { status?: string }).status !== 'void';
