export function demoTemplate(): Promise<{ template: string; folder: string }>;
export function templateOnce(template: string, fillIt: (databaseUrl: string) => Promise<void>): Promise<string>;
export function copyDemoFiles(folder: string, dataDir: string): void;
