import type { Role } from '#rules/member/rights/role.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import type { Bounds } from '../compile/context.ts';

/** What one request may ask for; the reasons stand in docs/decisions/020-budgets-of-the-data-service.md. Times are the pools' business (statement time-out). */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 256 * 1024,
  /** Operations in one JSON array. */
  batch: 10,
  /** Lexical tokens of a document. */
  tokens: 5000,
  depth: 16,
  /** Objects and lists inside each other in the variables. */
  variableDepth: 60,
  /** Values in the variables, at every depth together. */
  variableValues: 20_000,
  /** The home page's tree has six lists inside each other. */
  listDepth: 8,
  /** How often a field may recur inside itself (artist of graphic of artist …). As generous as the depth limit; cost is limited elsewhere. */
  selfReference: 12,
  /** Fields at the root of one mutation: each is a statement of its own. */
  writes: 200,
  /** Compiled queries kept for each document. */
  plans: { registered: 64, freeText: 8 },
  /** Characters of the longest statement of a free text that is kept and prepared; its plan takes many times as much, on each connection. */
  keptStatement: 64 * 1024,
  /** Prepared statements kept on each connection: PostgreSQL keeps those until they are let go. */
  namedStatements: { registered: 100, freeText: 30 },
  /** How often a free text must have come before it is prepared. */
  usesForName: 3,
} as const;

const megabyte = 1024 * 1024;
const open: Bounds = { rowCap: MOST_LIST_ROWS, answerBytes: 4 * megabyte, plainCells: 20_000, patterns: 0 };

/** What one operation of each role may ask for; the bytes hold for a whole batch. */
export const boundsByRole: Readonly<Record<Role, Bounds>> = {
  public: open,
  user: open,
  artist: { ...open, patterns: 5 },
  brand: { ...open, patterns: 5 },
  // The back office lists and exports whole tables page by page, with lists inside.
  admin: { rowCap: 1000, answerBytes: 32 * megabyte, plainCells: 100_000, patterns: 10 },
};

/**
 * How many requests of one address (visitors) or one member run at a time (`lanes`), and how many more may wait for it. Visitors and
 * members have fewer than their pool has connections, so that one asker leaves room for others; artists, brands and administrators are few.
 */
export const shares = {
  public: { lanes: 6, waiting: 64 },
  user: { lanes: 5, waiting: 32 },
  artist: { lanes: 2, waiting: 32 },
  brand: { lanes: 2, waiting: 32 },
  admin: { lanes: 4, waiting: 64 },
} as const satisfies Record<Role, { lanes: number; waiting: number }>;

/** The same for all members of one address together, an office or one person with many accounts: fewer than the members' pool has connections. */
export const shareOfAddress = { lanes: 6, waiting: 256 } as const;
