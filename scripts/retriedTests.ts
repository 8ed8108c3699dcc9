import type { Reporter, TestCase } from 'vitest/node';

/** Names at the end of a run the tests that passed only when tried again, since the usual report keeps quiet of them. */
export class RetriedTests implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.names.length === 0) return;
    process.stdout.write(
      `\nPassed only when tried again, which is a defect of the test or of what it tests:\n` +
        this.names.map((name) => `  ${name}\n`).join(''),
    );
  }
}
