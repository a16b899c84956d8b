/** Parses an abbreviated figure of the sample data. Example: `figureIn('2,76k')` is 2760; undefined for other texts. */
export function figureIn(text: string): number | undefined {
  const [, number, thousands] = /^(\d+(?:[.,]\d+)?)(k?)$/.exec(text.trim()) ?? [];
  return number === undefined ? undefined : Math.round(Number(number.replace(',', '.')) * (thousands ? 1000 : 1));
}
