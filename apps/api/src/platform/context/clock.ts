/** The one source of the current time. Tests replace `now`. */
export const clock = { now: (): Date => new Date() };
