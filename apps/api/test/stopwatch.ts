/** How many times longer work takes because other processes want the processor too; 1 on a machine of one's own. Takes a tenth of a second. */
export function crowd(): number {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  const used = (): number => process.cpuUsage(cpu).user + process.cpuUsage(cpu).system;
  while (used() < 100_000);
  return Math.max(1, (performance.now() - wall) / 100);
}

/**
 * Measures the milliseconds that something would take on a machine of its own, from the time and from how crowded the processor was before
 * and after. Where others had more of it, a line says so. Example: `const took = stopwatch(); …; expect(took()).toBeLessThan(10_000)`.
 */
export function stopwatch(): () => number {
  const before = crowd();
  const from = performance.now();
  return () => {
    const wall = performance.now() - from;
    const crowded = (before + crowd()) / 2;
    if (crowded > 1.5)
      process.stdout.write(`The machine was busy: ${Math.round(wall)} ms are judged as ${Math.round(wall / crowded)} ms.\n`);
    return wall / crowded;
  };
}
