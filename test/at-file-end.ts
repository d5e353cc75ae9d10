const closings: (() => unknown)[] = [];

/**
 * Registers cleanup for the end of this test file, run in reverse order. It can be called anywhere: at the top of a file, in `beforeAll` or
 * in a test. (An `afterAll` called while tests run is silently ignored.)
 */
export function atFileEnd(close: () => unknown): void {
  closings.push(close);
}

/** Runs the file's registered cleanups. Errors: throws the first error after running all of them. For test/nothing-left.ts. */
export async function closeAll(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closings.splice(0).toReversed()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
