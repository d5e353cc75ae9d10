const closings: (() => unknown)[] = [];

/**
 * Closes something when this test file is over, the newest first. It works wherever it is called: at the top of a file, in `beforeAll` and in a
 * test. An `afterAll` that is called while tests run is never run, and says nothing.
 */
export function atFileEnd(close: () => unknown): void {
  closings.push(close);
}

/** Closes what the file that ends has opened. Errors: the first one, once everything was tried. For test/nothing-left.ts. */
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
