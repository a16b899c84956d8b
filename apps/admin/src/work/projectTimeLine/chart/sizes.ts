/** Heights in pixels. */
export const rowHeight = 36;
export const headHeight = 49;
/** Rows beyond the edges of the window that are drawn too, so that scrolling shows no empty ones. */
export const spareRows = 12;
