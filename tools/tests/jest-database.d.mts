export function copyMigrated(dir: string): void;
