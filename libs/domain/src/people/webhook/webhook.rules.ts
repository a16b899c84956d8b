const minuteMs = 60_000;
/** Minutes from each failed attempt to the next: three days together. */
const retryMinutes = [1 / 12, 1, 5, 30, 120, 300, 600, 840, 984, 1440];
/** A webhook without a single success for this long is switched off. */
export const patienceMs = 3 * 24 * 60 * minuteMs;
/** How long the former secret also signs after a change. */
export const bothSecretsMs = 24 * 60 * minuteMs;
/** Most webhooks of an installation. */
export const mostWebhooks = 50;
/** Bytes of an answer that are read and kept. */
export const mostAnswerBytes = 64 * 1024;
/** How long the log of deliveries is kept. */
export const deliveryDays = 30;

/**
 * Milliseconds to the next attempt after so many failures, undefined when there is none. Up to a fifth longer by chance (0 to 1), so that receivers
 * that come back are not met by everybody at once; never shorter, so that the last attempt is at least three days after the first.
 */
export function retryDelayMs(failures: number, chance: number): number | undefined {
  const minutes = retryMinutes[failures - 1];
  return minutes === undefined ? undefined : Math.round(minutes * minuteMs * (1 + chance / 5));
}

/** How long the whole webhook waits after failures in a row: as a delivery does, and daily in the end. */
export const pauseMs = (failures: number, chance: number): number =>
  retryDelayMs(Math.min(failures, retryMinutes.length), chance) ?? 0;

export const secretPrefix = 'whsec_';

/** The text that is signed: of the scheme, with the seconds since 1970. */
export const signedText = (messageId: string, seconds: number, body: string): string => `${messageId}.${seconds}.${body}`;

/** Is this event among the chosen ones? `Invoice` stands for all of the noun, null for everything. */
export const isChosen = (events: readonly string[] | null, subject: string, verb: string): boolean =>
  events === null || events.includes(subject) || events.includes(`${subject}.${verb}`);

/** An absolute address of http or https without user, password and fragment. */
export function isHookAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && !url.username && !url.password && url.hash === ''
  );
}

/** Has the receiver taken the delivery? A redirect is not followed, and counts as a failure. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
/** The receiver says that it is there no longer. */
export const isGone = (status: number | null): boolean => status === 410;
