// npm run generate: writes all generated files (table types, grants, the visitor's GraphQL schema, operation types, notices). `--check` only
// compares.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import { outdated, writeOutdated } from './generated-file.ts';
import { operationFiles } from './graphql-operations.ts';
import { sdlFiles } from './graphql-sdl.ts';
import { readGrants } from './graphql-types/grants.ts';
import { noticeFiles } from './notices/third-party-notices.ts';
import { openApiFiles } from './open-api/document.ts';
import { settingsFiles } from './settings-table.ts';

const isCheck = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'seam-generate-'));
const database = await openDatabase({ dataDir: folder });
try {
  const types = spawnSync(process.execPath, [join(import.meta.dirname, 'schema-types.ts'), ...(isCheck ? ['--check'] : [])], {
    env: { ...process.env, SEAM_TEMPLATE_URL: database.url },
    stdio: 'inherit',
  });
  if (types.status !== 0) process.exitCode = 1;
  const grants = await readGrants(database);
  for (const files of [sdlFiles(grants), operationFiles(grants), settingsFiles(), await noticeFiles(), await openApiFiles(database)]) {
    if (!isCheck) for (const path of writeOutdated(files)) console.log(`wrote ${path}`);
    else for (const { path } of outdated(files)) complain(path);
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

function complain(path: string): void {
  console.error(`${path} is not what its sources give; run: npm run generate`);
  process.exitCode = 1;
}
