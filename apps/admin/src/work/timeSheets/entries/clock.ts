const two = (value: number): string => String(value).padStart(2, '0');

/** The local time of an instant, as `HH:MM`. */
export function clockOf(moment: string): string {
  const at = new Date(moment);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of a local time on a day. */
export const momentOf = (date: string, clock: string): string => new Date(`${date}T${clock}:00`).toISOString();
