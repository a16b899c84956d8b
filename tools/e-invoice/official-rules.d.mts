export const missing: string[];
export const missingForCii: string[];
export function officialFindings(xml: string): Promise<string[]>;
