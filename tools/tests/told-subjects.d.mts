export function toldSubjects(): { subjects: string[]; groups: string[]; links: string[] };
