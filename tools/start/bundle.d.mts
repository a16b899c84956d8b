/** The bundled API's main file, made anew where a source has changed; the commands of the operator are beside it. */
export function bundledMain(options?: { log?: (line: string) => void; hearsDatabase?: boolean }): string;
