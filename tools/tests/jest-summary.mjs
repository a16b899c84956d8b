import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes counts and times of a run to a file, which tools/tests/test.mjs adds up. A file that could not run counts as a failure. */
export default class Summary {
  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
    const failed = numFailedTests + numRuntimeErrorTestSuites + (results.runExecError ? 1 : 0);
    const named = results.testResults.map((result) => ({ ...result, file: relative(process.cwd(), result.testFilePath) }));
    const ran = named.flatMap(({ file, testResults }) =>
      testResults.map(({ fullName, duration, status }) => ({ name: `${file}: ${fullName}`, duration: duration ?? 0, status })),
    );
    const failures = [
      ...ran.filter(({ status }) => status === 'failed').map(({ name }) => name),
      ...named.filter(({ testExecError }) => testExecError).map(({ file }) => `${file}: could not run, or left something behind`),
    ];
    const files = named.map(({ perfStats, file }) => [perfStats.end - perfStats.start, file]);
    const tests = ran.map(({ name, duration }) => [duration, name]);
    writeFileSync(process.env.KONTOR_TEST_SUMMARY, JSON.stringify({ passed, failed, failures, files, tests }));
  }
}
