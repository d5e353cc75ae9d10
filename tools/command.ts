/** Runs a command for a person: its last sentence, or what went wrong in one sentence and exit code 1. */
export async function report(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
