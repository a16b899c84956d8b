/** The languages of the interface and of documents; `no` is Norwegian bokmål. */
export const languages = ['en', 'lt', 'no'] as const;
export type Language = (typeof languages)[number];
