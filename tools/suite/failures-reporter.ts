import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * The result of a test suite. `failures` lists what failed, where and why, in a few lines each; `retried` does the same for tests that
 * failed first and passed on a retry, which points to a flaky fault.
 */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
  retried: string[];
}

/**
 * Writes the outcome of a run as JSON to the file named by SEAM_OUTCOME. Unhandled errors outside tests (a timer, a rejected promise) are
 * reported as failures too: vitest exits with 1 for them but omits them from its own JSON.
 */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcome: Outcome = { passed: 0, failed: 0, failures: [], retried: [] };
    const fail = (what: string, errors: readonly Told[]) => {
      outcome.failed += 1;
      outcome.failures.push(told('FAILED', what, errors));
    };
    for (const module of modules) {
      const path = relative(module.project.config.root, module.moduleId);
      // A file that failed to load or a failed hook; each counts as one failure.
      if (module.errors().length > 0) fail(path, module.errors());
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) fail(`${path} «${suite.fullName}»`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') outcome.passed += 1;
        if (state === 'failed') fail(`${path} «${test.fullName}»`, errors);
        else if (errors?.length) outcome.retried.push(told('PASSED ONLY WHEN TRIED AGAIN', `${path} «${test.fullName}»`, errors));
      }
    }
    for (const error of unhandled) fail('outside any test', [error]);
    writeFileSync(process.env.SEAM_OUTCOME ?? '', JSON.stringify(outcome));
  }
}

type Told = { message: string; stack?: string | undefined };

function told(outcome: string, what: string, errors: readonly Told[]): string {
  return `${outcome} ${what}\n  ${errors.map(textOf).join('\n  ').slice(0, 1200)}`;
}

function textOf({ message, stack }: Told): string {
  return stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;
}
