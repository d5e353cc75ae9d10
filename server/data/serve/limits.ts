import type { Role } from '#rules/member/rights/role.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import type { Bounds } from '../compile/context.ts';

/**
 * Limits of one request; docs/decisions/020-budgets-of-the-data-service.md gives the reasons. Limits that only compiling shows stand where
 * they are counted (compile/), such as that of relationships. Time limits are set by the pools (statement timeout).
 */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 256 * 1024,
  /** Operations in one JSON array. */
  batch: 10,
  /** Lexical tokens of a document. */
  tokens: 5000,
  /** Pairs of fields with one name in one place, and of fragments: validation compares each. Only registered operations are exempt. */
  comparisons: 10_000,
  /** Selections of a document, those of a fragment wherever it is spread. */
  selections: 25_000,
  depth: 16,
  /** Nesting depth of objects and lists in the variables. */
  variableDepth: 60,
  /** Values in the variables, over all levels. */
  variableValues: 20_000,
  /** The home page's tree nests six lists. */
  listDepth: 8,
  /**
   * How often a field may recur inside itself (artist of graphic of artist …). As generous as the depth limit; other limits bound the cost.
   */
  selfReference: 12,
  /** Root fields in one mutation: each is a separate statement. */
  writes: 200,
  /** Rows that an artist, a brand or a member inserts in one mutation: the largest design has a few dozen. */
  insertedRows: 200,
  /** Rows written within this many seconds, by one member and from one address. */
  quotaSeconds: 600,
  rowsOfMember: 3_000,
  rowsOfAddress: 10_000,
  /** Compiled queries cached per document. */
  plans: { registered: 64, freeText: 8 },
  /** Longest free-text statement (characters) that is cached and prepared; its plan takes many times as much on each connection. */
  preparedStatement: 64 * 1024,
  /** Prepared statements per connection, which PostgreSQL keeps until they are closed; members and staff share theirs. */
  namedStatements: { registered: 200, freeText: 30 },
  /** How often a free text must be used before it is prepared. */
  usesForName: 3,
} as const;

const megabyte = 1024 * 1024;
const open: Bounds = {
  rowCap: MOST_LIST_ROWS,
  answerBytes: 4 * megabyte,
  plainCells: 20_000,
  patterns: 0,
  insertedRows: limits.insertedRows,
};

/** Limits of one operation by role; the byte limits apply to a whole batch. */
export const boundsByRole: Readonly<Record<Role, Bounds>> = {
  public: open,
  user: open,
  artist: { ...open, patterns: 5 },
  brand: { ...open, patterns: 5 },
  // The back office lists and exports whole tables page by page, with nested lists.
  admin: { rowCap: 1000, answerBytes: 32 * megabyte, plainCells: 100_000, patterns: 10, insertedRows: limits.variableValues },
};

/**
 * How many requests of one address (visitors) or one member run at a time (`lanes`), and how many more may wait. Visitors and members get
 * fewer than their pool has connections, so that one caller leaves room for others; artists, brands and administrators are few.
 */
export const shares = {
  public: { lanes: 6, waiting: 64 },
  user: { lanes: 5, waiting: 32 },
  artist: { lanes: 2, waiting: 32 },
  brand: { lanes: 2, waiting: 32 },
  admin: { lanes: 4, waiting: 64 },
} as const satisfies Record<Role, { lanes: number; waiting: number }>;

/**
 * Queries that run and wait for all members at one address together (an office, or one person with many accounts): fewer than the members'
 * pool has connections.
 */
export const shareOfAddress = { lanes: 6, waiting: 256 } as const;

/** Maximum waiting queries of all members for these connections, of which one is always free for staff. */
export const waitingMembers = 256;
