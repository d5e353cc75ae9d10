import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * What a suite came to; `failures` says what failed, where and why, a few lines each; `retried` the same of tests that failed first and passed when
 * they were tried again: a fault that shows rarely.
 */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
  retried: string[];
}

/**
 * Writes the outcome of a run as JSON to the file that SEAM_OUTCOME names. An error that no test was waiting for (a timer, a rejected promise)
 * is a failure with a name here: vitest ends with 1 for it, and its own JSON says nothing of it.
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
      // A file that could not be loaded, or a hook that failed: each is one failure.
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
