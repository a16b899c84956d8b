type Picked<T, K extends keyof T> = { [Name in K]-?: undefined extends T[Name] ? NonNullable<T[Name]> | null : T[Name] };

/** Returns the named fields; one that was left out is null. Example: `pick({ id: 7, name: 'Ona' }, ['id'])` is `{ id: 7 }`. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Picked<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Picked<T, K>;

/** Returns the named fields as they are. Example: `only({ id: 7, name: 'Ona' }, ['id'])` is `{ id: 7 }`. */
export const only = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** Returns all fields but the named ones. Example: `omit({ id: 7, name: 'Ona' }, ['id'])` is `{ name: 'Ona' }`. */
export const omit = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Omit<T, K> => {
  const left = { ...from };
  for (const name of names) delete left[name];
  return left;
};
