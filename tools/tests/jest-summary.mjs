import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes what each file of a run came to, which tools/tests/test.mjs adds up. A file that could not run counts as a failure. */
export default class Summary {
  onRunComplete(_contexts, results) {
    const files = results.testResults.map(({ testFilePath, testResults, testExecError, perfStats, numPassingTests }) => {
      const file = relative(process.cwd(), testFilePath);
      const failures = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
      if (testExecError) failures.push(`${file}: could not run, or left something behind`);
      const tests = testResults.map(({ fullName, duration }) => [duration ?? 0, `${file}: ${fullName}`]);
      return { file, took: perfStats.end - perfStats.start, passed: numPassingTests, failures, tests };
    });
    writeFileSync(process.env.KONTOR_TEST_SUMMARY, JSON.stringify({ files, broken: Boolean(results.runExecError) }));
  }
}
