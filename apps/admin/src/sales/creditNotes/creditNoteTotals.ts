type Row = { status?: string };

/** The amounts of a void credit note no longer count. */
export const isNotVoid = (record: object): boolean => (record as Row).status !== 'void';

/** Only a sent credit note gives the customer anything. */
export const isSent = (record: object): boolean => (record as Row).status === 'sent';
