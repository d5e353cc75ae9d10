import type { TestProject } from 'vitest/node';
import { findPooler, startPooler } from './pgbouncer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The same server through a pooler, where tests run through one. */
    databasePooler: string | undefined;
  }
}

/** A pooler before the run's PostgreSQL (test/global-setup.ts), which the databases of test files are opened through. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const program = findPooler();
  if (program === null) return undefined;
  const pooler = await startPooler(program, project.getProvidedContext().databaseServer);
  project.provide('databasePooler', pooler.url);
  return pooler.stop;
}
