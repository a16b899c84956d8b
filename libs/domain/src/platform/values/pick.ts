type Picked<T, K extends keyof T> = { [Name in K]-?: undefined extends T[Name] ? NonNullable<T[Name]> | null : T[Name] };

/** Returns the named fields; one that was left out is null. Example: `pick({ id: 7, name: 'Ona' }, ['id'])` is `{ id: 7 }`. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Picked<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Picked<T, K>;

/** Returns the named fields as they are. Example: `only({ id: 7, name: 'Ona' }, ['id'])` is `{ id: 7 }`. */
export const only = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
