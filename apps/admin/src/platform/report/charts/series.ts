import type { Theme } from '@mui/material';

/** A figure drawn for each row. */
export type Series = {
  key: string;
  label: string;
  /**
   * Index into the six chart colours of the theme, instead of the series' position: income 0, expenses 1, profit 2 in every chart.
   * `neutral` is for the rest.
   */
  colour?: number | 'neutral';
  /** Drawn as a line over bars. */
  isLine?: boolean;
};
/** One place on the axis: a month, a customer. `null` is unknown, not zero. */
export type ChartRow = { label: string; values: Readonly<Record<string, number | null>> };
export type ChartKind = 'bars' | 'stacked' | 'lying' | 'lines' | 'areas';

/** More series cannot be told apart. */
const mostSeries = 6;

export function colourOf(theme: Theme, { colour }: Series, index: number): string {
  const { chart, tone } = theme.palette.kontor;
  return colour === 'neutral' ? tone.neutral : (chart[(colour ?? index) % mostSeries] ?? tone.neutral);
}

/** From the fifth on, lines are dashed too: colour alone would not do. */
export const dashOf = (index: number): string | undefined => (index < 4 ? undefined : index === 4 ? '6 4' : '2 4');

export const isNothing = (rows: readonly ChartRow[]): boolean =>
  rows.every(({ values }) => Object.values(values).every((value) => !value));

/** The values that the axis must reach: each figure, or their sum when stacked. */
export const topsOf = (rows: readonly ChartRow[], series: readonly Series[], stacked: boolean): number[] =>
  rows.flatMap(({ values }) => {
    const all = series.map(({ key }) => values[key] ?? 0);
    if (!stacked) return all;
    const sumOf = (some: number[]): number => some.reduce((sum, value) => sum + value, 0);
    return [sumOf(all.filter((value) => value > 0)), sumOf(all.filter((value) => value < 0))];
  });

/** The largest rows, with the rest as one. Example: of eight customers the first five and "Other". */
export function largestOf(rows: readonly ChartRow[], key: string, other: string): ChartRow[] {
  const amountOf = ({ values }: ChartRow): number => values[key] ?? 0;
  const sorted = rows.toSorted((a, b) => amountOf(b) - amountOf(a));
  if (sorted.length <= mostSeries) return sorted;
  const first = sorted.slice(0, mostSeries - 1);
  const rest = sorted.slice(mostSeries - 1).reduce((sum, row) => sum + amountOf(row), 0);
  return [...first, { label: other, values: { [key]: rest } }];
}
