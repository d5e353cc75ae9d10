import { readPlace } from '#server/config.ts';
import { certificateWords, outageWords } from '#server/process/failed-start.ts';

/** Runs a command-line tool: prints its result, or its error as one sentence with exit code 1. */
export async function report(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? wordsOf(error) : error);
    process.exitCode = 1;
  }
}

function wordsOf(error: Error): string {
  return outageWords(error, () => readPlace().databaseUrl === undefined) ?? certificateWords(error) ?? error.message;
}
