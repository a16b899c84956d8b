/** The text of a mail without the tokens of account links. Example: `…/reset-password#token=…`. */
export const withoutLinks = (text: string): string => text.replace(/#token=[\w-]+/g, '#token=…');
