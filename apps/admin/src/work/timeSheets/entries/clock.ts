const two = (value: number): string => String(value).padStart(2, '0');

/** The time on the wall at an instant, as `HH:MM`. */
export function clockOf(moment: string): string {
  const at = new Date(moment);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant at which the wall shows that time on that day. */
export const momentOf = (date: string, clock: string): string => new Date(`${date}T${clock}:00`).toISOString();
