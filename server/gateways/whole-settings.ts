/**
 * Sees to it that a party is set up whole or not at all: one forgotten setting must not mean that nobody can pay or join, while the shop looks well.
 * Errors: throws with the settings that are missing.
 */
export function requireWhole(party: string, settings: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0 && missing.length < Object.keys(settings).length)
    throw new Error(`${party} needs all of its settings. Set: ${missing.join(', ')}`);
}
