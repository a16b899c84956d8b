export function demoTemplate(url?: string): Promise<{ template: string; folder: string }>;
export function copyDemoFiles(folder: string, dataDir: string): void;
