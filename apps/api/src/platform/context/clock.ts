/** The one place that asks what time it is. Tests put another `now` here. */
export const clock = { now: (): Date => new Date() };
