import { z } from 'zod';
import { fewestConnections, usualConnections } from '#db/connections.ts';
import { databaseUrlProblem } from '#db/database-url.ts';
import { flag } from './flag.ts';

/** How this process connects besides DATABASE_URL. */
export interface DatabaseConfig {
  /** The same database through a pooler. */
  poolUrl: string | undefined;
  /** A streaming replica for visitors' reads. */
  readUrl: string | undefined;
  /** How many connections the process opens at most. */
  connections: number;
  /** Leaves migrating to `npm run migrate`. */
  waitsForMigrations: boolean;
}

const databaseUrl = z
  .string()
  .refine((value) => databaseUrlProblem(value) === null, { error: ({ input }) => databaseUrlProblem(String(input)) ?? '' });
const connections = `must be a whole number from ${fewestConnections}`;

/** The settings of the database. */
export const databaseEnvironment = {
  DATABASE_URL: databaseUrl.optional().describe('PostgreSQL >= 18; else the embedded one in DATA_DIR'),
  DATABASE_POOL_URL: databaseUrl
    .optional()
    .describe('the same database through a pooler, which may share connections between transactions; DATABASE_URL stays direct'),
  DATABASE_READ_URL: databaseUrl.optional().describe('a streaming replica of it, for pages and the reads of visitors'),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: connections })
    .refine((value) => Number.isInteger(value) && value >= fewestConnections, connections)
    .default(usualConnections)
    .describe(`connections that this process opens at most, from ${fewestConnections}`),
  MIGRATE: flag.default(true).describe('whether a start migrates the database; else it waits until npm run migrate has'),
};

/** Errors: throws when there is a pooler or a replica of a database that has no address itself. */
export function readDatabase(values: {
  DATABASE_URL?: string | undefined;
  DATABASE_POOL_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  DATABASE_CONNECTIONS: number;
  MIGRATE: boolean;
}): DatabaseConfig {
  for (const name of ['DATABASE_POOL_URL', 'DATABASE_READ_URL'] as const)
    if (values.DATABASE_URL === undefined && values[name] !== undefined)
      throw new Error(`${name} needs DATABASE_URL beside it: migrations, jobs and notifications go straight to the database.`);
  return {
    poolUrl: values.DATABASE_POOL_URL,
    readUrl: values.DATABASE_READ_URL,
    connections: values.DATABASE_CONNECTIONS,
    waitsForMigrations: !values.MIGRATE,
  };
}
