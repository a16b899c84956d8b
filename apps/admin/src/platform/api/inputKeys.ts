const keys = new Map<string, readonly string[]>();

/** Says which fields the input class of a resource names; everything else a record carries stays at home when it is saved. */
export const registerInputKeys = (resource: string, names: readonly string[]): void => void keys.set(resource, names);
export const inputKeysOf = (resource: string): readonly string[] | undefined => keys.get(resource);
