/** Is a dialog or a menu open? Keys are its own then. */
export const dialogOpen = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
