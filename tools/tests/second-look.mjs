// A second look at what failed, where nobody sits beside the run. A machine that stood still for a moment fails a right test: its file
// runs again alone. What fails then has failed; what passes is named, so that it is mended and not forgotten. More than a few failures
// are no accident.
export const MOST_FILES = 2;

/** Results by file with what passed alone put in place of its failure, and the names of the tests that failed only at first. */
export function afterSecondLook(results, runAlone) {
  const failed = results.filter(({ failures }) => failures.length > 0);
  if (failed.length > MOST_FILES || failed.some(({ file }) => file === '')) return { files: results, slipped: [] };
  const second = new Map(failed.map((result) => [result, runAlone(result.file)]));
  const passedAlone = (again) => again?.length > 0 && again.every(({ failures }) => failures.length === 0);
  return {
    files: results.flatMap((result) => (passedAlone(second.get(result)) ? second.get(result) : [result])),
    slipped: failed.filter((result) => passedAlone(second.get(result))).flatMap(({ failures }) => failures),
  };
}
