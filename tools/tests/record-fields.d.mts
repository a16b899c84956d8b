/** The fields of the whole record of a subject, such as `Invoice`. */
export function recordFields(subject: string): string[];
