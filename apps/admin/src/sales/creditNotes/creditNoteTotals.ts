type Row = { status?: string };

/** Only a sent credit note gives the customer anything. */
export const isSent = (record: object): boolean => (record as Row).status === 'sent';
