/**
 * Checks that a third party is configured completely or not at all: one forgotten setting must not silently stop people from paying or
 * signing up. Errors: throws with the missing settings.
 */
export function requireWhole(party: string, settings: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0 && missing.length < Object.keys(settings).length)
    throw new Error(`${party} needs all of its settings. Set: ${missing.join(', ')}`);
}
