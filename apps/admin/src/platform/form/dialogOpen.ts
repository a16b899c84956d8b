/** Says whether a dialog or menu is open: it then gets the keys. */
export const dialogOpen = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
