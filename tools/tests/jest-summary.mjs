import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes counts and times of a run to a file, which tools/tests/test.mjs adds up. A file that could not run counts as a failure. */
export default class Summary {
  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
    const failed = numFailedTests + numRuntimeErrorTestSuites + (results.runExecError ? 1 : 0);
    const tests = results.testResults.flatMap(({ testFilePath, testExecError, testResults }) => {
      const file = relative(process.cwd(), testFilePath);
      const ran = testResults.map(({ fullName, duration, status }) => ({
        name: `${file}: ${fullName}`,
        duration: duration ?? 0,
        status,
      }));
      return testExecError ? [{ name: `${file}: could not run`, duration: 0, status: 'failed' }] : ran;
    });
    const times = tests.map(({ name, duration }) => [duration, name]);
    const failures = tests.filter(({ status }) => status === 'failed').map(({ name }) => name);
    writeFileSync(process.env.KONTOR_TEST_SUMMARY, JSON.stringify({ passed, failed, failures, times }));
  }
}
