export const turn: number | undefined;
export function ofThisTurn<T>(list: readonly T[]): T[];
export function takeTurn(): string;
