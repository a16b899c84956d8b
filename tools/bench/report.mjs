// Reports the measurements beside their targets.
const milliseconds = (value) => `${value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)} ms`;

/** A row that compares two distributions. `reach` is the target ratio of the medians. */
export const compared = (operation, scale, [ours, floor], reach) => ({
  operation,
  scale,
  ours: milliseconds(ours.p50),
  p95: milliseconds(ours.p95),
  floor: milliseconds(floor.p50),
  ratio: `${(ours.p50 / floor.p50).toFixed(2)}×`,
  reach: reach ? `≤ ${reach}×` : '',
  ok: reach ? ours.p50 / floor.p50 <= reach : undefined,
  raw: { ours, floor },
});

/** A row for one figure with an upper limit. */
export const bounded = (operation, scale, value, most, { unit = 'ms', text, p95, floor = '', raw } = {}) => ({
  operation,
  scale,
  ours: text ?? (unit === 'ms' ? milliseconds(value) : `${value.toFixed(unit === '×' ? 2 : 0)} ${unit}`.replace(' ×', '×')),
  p95: p95 === undefined ? '' : milliseconds(p95),
  floor,
  ratio: '',
  reach: most === undefined ? '' : `≤ ${most}${unit === '×' ? '×' : ` ${unit}`}`,
  ok: most === undefined ? undefined : value <= most,
  raw: raw ?? value,
});

const heads = {
  operation: 'Operation',
  scale: 'Scale',
  ours: 'Ours',
  p95: 'p95',
  floor: 'Floor',
  ratio: 'Ratio',
  reach: 'Reach',
  ok: 'OK',
};

/** A table that is valid Markdown. */
export function table(rows) {
  const cells = [heads, ...rows].map((row) =>
    Object.keys(heads).map((name) => {
      if (name !== 'ok' || row === heads) return String(row[name]);
      return row.ok === undefined ? '' : row.ok ? 'ok' : 'not';
    }),
  );
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  const line = (row) =>
    `| ${row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
