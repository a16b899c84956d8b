/** A name with a small first letter, for use inside a sentence. Example: `inSentence('Customer')` is `customer`, for "Create customer". */
export const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);
