/** A name for comparison: without regard to case and space. Example: `simpleName(' UAB  Nemunas')` is `uab nemunas`. */
export const simpleName = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
