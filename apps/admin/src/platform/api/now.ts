/** The moment at which a screen is drawn. One that stays open shows the next moment when it is drawn again. */
export const now = (): Date => new Date();
