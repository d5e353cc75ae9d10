import { readPlace } from '#server/config.ts';
import { outageWords } from '#server/process/failed-start.ts';

/** Runs a command-line tool: prints its result, or its error as one sentence with exit code 1. */
export async function report(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? (outageWords(error, () => readPlace().databaseUrl === undefined) ?? error.message) : error);
    process.exitCode = 1;
  }
}
