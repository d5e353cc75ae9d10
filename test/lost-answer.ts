import type { DatabaseConnection } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#db/open.ts';

/**
 * Loses one answer of the database: the first use of a connection after which `query` finds a row, seen from another connection, fails as if
 * its connection had been cut. Call the result at the end.
 */
export async function loseAnswer(database: Database, query: string, values: unknown[]): Promise<() => Promise<void>> {
  const onlooker = new pg.Client({ connectionString: database.url });
  await onlooker.connect();
  const { whole, provide } = watched(database);
  provide.mockImplementation(async (use) => {
    const result = await whole(use);
    const { rowCount } = await onlooker.query(query, values);
    if (rowCount === 0) return result;
    provide.mockRestore();
    throw cut();
  });
  return () => onlooker.end();
}

/** Makes the next statement that matches each pattern fail as if its connection had been cut before the database did anything. */
export function failOnce(database: Database, ...statements: RegExp[]): void {
  const left = new Set(statements);
  const { whole, provide } = watched(database);
  provide.mockImplementation((use) => {
    const failing = (connection: DatabaseConnection) =>
      new Proxy(connection, {
        get(target, property) {
          const value = Reflect.get(target, property, target);
          if (property !== 'executeQuery') return typeof value === 'function' ? value.bind(target) : value;
          return (query: { sql: string }) => {
            const hit = statements.find((statement) => left.has(statement) && statement.test(query.sql));
            if (hit === undefined) return target.executeQuery(query as never);
            left.delete(hit);
            if (left.size === 0) provide.mockRestore();
            return Promise.reject(cut());
          };
        },
      });
    return whole((connection) => use(failing(connection)));
  });
}

/** The uses of the service's connections, as they are and as a spy. */
function watched({ service }: Database) {
  const executor = service.getExecutor();
  return { whole: executor.provideConnection.bind(executor), provide: vi.spyOn(executor, 'provideConnection') };
}

/** As pg says it. */
const cut = () => new Error('Connection terminated unexpectedly');
