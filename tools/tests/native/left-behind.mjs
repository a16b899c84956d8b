export const leftBehind = () => async () => [];
