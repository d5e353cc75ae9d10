/** Why PostgreSQL did not start, as one sentence where a person must act and its own message does not say how. `words`: its last output. */
export function didNotStart(words: string, cluster: string): Error {
  const made = /initialized by PostgreSQL version (\S+?),/.exec(words)?.[1];
  if (made !== undefined)
    return new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, which this version cannot read. Start the Seam that made it, take a backup there, and restore it here into an empty DATA_DIR.`,
    );
  const damage = damages.exec(words)?.[0];
  if (damage !== undefined) return damaged(cluster, damage);
  return new Error(`PostgreSQL did not start: ${words}`);
}

/** The sentence for a cluster whose files are incomplete. */
export function damaged(cluster: string, what: string): Error {
  return new Error(
    `The database in ${cluster} is damaged (${what}). Move that folder away and restore the last backup (docs/operating.md, section 6).`,
  );
}

const damages =
  /is not a valid data directory|could not (?:open|read) file "[^"\n]*pg_control": (?:No such file.*|read .*)|incorrect checksum in control file|could not locate a valid checkpoint record[^\n]*/;
