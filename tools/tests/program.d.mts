/** Starts the program with this environment; the result ends it. */
export function startProgram(environment: Record<string, string>): Promise<() => Promise<void>>;
