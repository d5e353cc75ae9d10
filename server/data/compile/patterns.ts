import { asArguments, type Compilation, refuse } from './context.ts';
import { Slot, SlotMisuse } from './slots.ts';

/** Operators with regular expressions: even a short one can block a connection for seconds. */
const operators: ReadonlySet<string> = new Set(['_similar', '_nsimilar', '_regex', '_nregex', '_iregex', '_niregex']);
const longestPattern = 200;

/**
 * Counts the patterns of a comparison. Errors: rejects patterns for roles without access to them, more than the role's limit, and long
 * ones.
 */
export function bookPatterns(compilation: Compilation, comparison: unknown): void {
  for (const [name, value] of Object.entries(asArguments(comparison))) {
    if (name === '_cast' && value !== null) for (const each of Object.values(asArguments(value))) bookPatterns(compilation, each);
    if (!operators.has(name) || value === null) continue;
    const most = compilation.bounds.patterns;
    if (most === 0) refuse(`${name} is not open to this role; use _like or _ilike`);
    compilation.patterns += 1;
    if (compilation.patterns > most) refuse(`an operation holds at most ${most} patterns`);
    if (value instanceof Slot) throw new SlotMisuse(value);
    if (typeof value === 'string' && value.length > longestPattern) refuse(`a pattern holds at most ${longestPattern} characters`);
  }
}
