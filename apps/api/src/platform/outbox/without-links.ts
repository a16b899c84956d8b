/** The text of a mail without the tokens of account links. Example: `…/reset-password#token=…`. */
export const withoutLinks = (text: string): string => text.replace(/#token=[\w-]+/g, '#token=…');

/** The same for a column in SQL. */
export const withoutLinksSql = (column: string): string => `regexp_replace(${column}, '#token=[\\w-]+', '#token=…', 'g')`;
