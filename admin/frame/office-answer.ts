/** Time for the server to answer, in ms. */
const answerWithin = 10_000;

/**
 * Asks the server for the document of the back office: `gone` if it does not come, `newer` if it names other scripts than the page's own
 * (`ownScripts`), which a newer build replaced.
 */
export async function officeAnswer(ownScripts: readonly string[]): Promise<'gone' | 'newer' | 'same'> {
  const document = await officeDocument().catch(() => null);
  if (document === null) return 'gone';
  return ownScripts.every((script) => document.includes(script)) ? 'same' : 'newer';
}

async function officeDocument(): Promise<string | null> {
  const response = await fetch('/admin/', { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) });
  return response.ok ? response.text() : null;
}
