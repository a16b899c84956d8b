type Coded = { code?: unknown; message?: unknown };

/** PostgreSQL shuts down, starts, crashed or has no free connection, or the network does not answer. */
const away =
  /^(08\w{3}|57P0[1235]|25P03|53[23]00|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Errors of the driver that have no code. */
const awayInWords =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** The database cannot be reached: nothing is wrong with the request, and it may succeed later. */
export function isOutage(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Coded;
  return away.test(String(code)) || (error instanceof Error && awayInWords.test(String(message)));
}

/** The disk of the database or of the files is full. */
export const isFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(String(((error ?? {}) as Coded).code));
