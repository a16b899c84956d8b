import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes counts and times of a run to a file, which tools/tests/test.mjs adds up. A file that could not run counts as a failure. */
export default class Summary {
  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
    const failed = numFailedTests + numRuntimeErrorTestSuites + (results.runExecError ? 1 : 0);
    const times = results.testResults.flatMap(({ testFilePath, testResults }) =>
      testResults.map(({ fullName, duration }) => [duration ?? 0, `${relative(process.cwd(), testFilePath)}: ${fullName}`]),
    );
    writeFileSync(process.env.KONTOR_TEST_SUMMARY, JSON.stringify({ passed, failed, times }));
  }
}
