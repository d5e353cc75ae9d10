import { type SQL, sql } from 'pg-sql2';

/** Aggregate functions over one column, by name; the dialect uses PostgreSQL's names. */
export const columnFunctions: ReadonlyMap<string, SQL> = new Map([
  ['max', sql`max`],
  ['min', sql`min`],
  ['sum', sql`sum`],
  ['avg', sql`avg`],
  ['stddev', sql`stddev`],
  ['stddev_pop', sql`stddev_pop`],
  ['stddev_samp', sql`stddev_samp`],
  ['var_pop', sql`var_pop`],
  ['var_samp', sql`var_samp`],
  ['variance', sql`variance`],
]);
