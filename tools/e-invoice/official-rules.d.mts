export const missing: string[];
export function officialFindings(xml: string): Promise<string[]>;
