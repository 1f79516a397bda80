import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Suite, TestError } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';

/** Result of a test runner. */
export interface Outcome {
  passed: number;
  /** Names of failed tests. */
  failed: string[];
  skipped: number;
  /** Duration of each file in milliseconds, in all projects. */
  files: Record<string, number>;
}

export const noOutcome = (): Outcome => ({ passed: 0, failed: [], skipped: 0, files: {} });

/** Number of the title in the path of a test. The test run, the project and the file come before it. */
const AFTER_FILE = 3;

/** Reporter for Vitest and for Playwright. It writes an Outcome to the file that TEST_OUTCOME names. */
export default class OutcomeReporter {
  private readonly outcome = noOutcome();
  private suite?: Suite;

  /** Called by Vitest at the end. A file may fail before its tests can run. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const tests = [...module.children.allTests()];
      for (const test of tests) this.count(test.result().state, `${file}: ${test.fullName}`);
      if (!module.ok() && tests.every((test) => test.ok())) this.outcome.failed.push(file);
      this.outcome.files[file] = (this.outcome.files[file] ?? 0) + module.diagnostic().duration;
    }
    this.write();
  }

  /** Called by Playwright at the start. Playwright calls the methods below too. */
  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message = 'an error outside of the tests' }: TestError): void {
    this.outcome.failed.push(message);
  }

  onEnd(): void {
    const { files } = this.outcome;
    for (const test of this.suite?.allTests() ?? []) {
      const file = relative(process.cwd(), test.location.file);
      this.count(test.outcome(), `${file}: ${test.titlePath().slice(AFTER_FILE).join(' > ')}`);
      files[file] = test.results.reduce((sum, { duration }) => sum + duration, files[file] ?? 0);
    }
    this.write();
  }

  printsToStdio(): boolean {
    return false;
  }

  private count(state: string, name: string): void {
    if (state === 'skipped') this.outcome.skipped += 1;
    else if (state === 'passed' || state === 'expected') this.outcome.passed += 1;
    else this.outcome.failed.push(name);
  }

  private write(): void {
    writeFileSync(process.env.TEST_OUTCOME ?? 'outcome.json', JSON.stringify(this.outcome));
  }
}
