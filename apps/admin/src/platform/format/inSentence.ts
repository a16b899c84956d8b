/** A name that begins with a capital, inside other words. Example: `inSentence('Customer')` is `customer`, for "Create customer". */
export const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);
