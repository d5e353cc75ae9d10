import type { Bounds } from '../compile/context.ts';

/** What one request may ask for; the reasons stand in docs/decisions/007. Times are the pools' business (statement timeout). */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 256 * 1024,
  /** Operations in one JSON array. */
  batch: 10,
  /** Lexical tokens of a document. */
  tokens: 5000,
  depth: 12,
  /** Objects and lists inside each other in the variables. */
  variableDepth: 60,
  listDepth: 5,
  /** How often a field may occur inside itself, artist of graphic of artist …: as deep as any, what it costs is counted elsewhere. */
  selfReference: 12,
  /** Compiled queries kept for each role. */
  plans: 1000,
  /** Statements that get a name: PostgreSQL keeps those for the life of a connection, so there must be an end. */
  namedStatements: 100,
  /** How often a free text must have come before it takes one of the names. */
  usesForName: 50,
} as const;

/** Every list ends at `rowCap` rows; nested limits multiplied stay within `rowBudget`. */
export const bounds: Bounds = { rowCap: 100, rowBudget: 20_000 };

/**
 * The shop's own operations are written with limits that fit what they show; multiplied out, the home page's tree would still look
 * like an attack. Only their hashes earn this.
 */
export const registeredBounds: Bounds = { rowCap: 100, rowBudget: 1_000_000 };

/** The back office lists and exports whole tables page by page, with lists inside. */
export const adminBounds: Bounds = { rowCap: 1000, rowBudget: 2_000_000 };
