import { beforeAll, expect, it } from 'vitest';
import { grants } from '#contract/graphql/grants.generated.ts';
import type { Database } from '#db/open.ts';
import { roles } from '#rules/member/rights/role.ts';
import { readModel } from '#server/data/model/read-model.ts';
import { printSdl } from '#server/data/sdl/print-sdl.ts';
import { testDatabase } from '#test/database.ts';
import { outdated } from './generated-file.ts';
import { operationFiles } from './graphql-operations.ts';
import { sdlFiles, sdlOf } from './graphql-sdl.ts';
import { readGrants } from './graphql-types/grants.ts';
import { openApiFiles } from './open-api/document.ts';
import { settingsFiles } from './settings-table.ts';

// What fails here is repaired by `npm run generate`; a difference in the grants wants a look first.

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

it('contract/graphql equals the rights of the migrations for each role, and the schema of visitors', async () => {
  expect(outdated(sdlFiles(await readGrants(database))).map((file) => file.path)).toEqual([]);
});

it.each(roles)('the schema printed for %s is the one the data service reads from the database', async (role) => {
  expect(sdlOf(grants, role)).toBe(printSdl(await readModel(database, role)));
});

it('the types of the operations and their register are up to date', () => {
  expect(outdated(operationFiles(grants)).map((file) => file.path)).toEqual([]);
});

it('README, compose.yml and .env.example contain every setting', () => {
  expect(outdated(settingsFiles()).map((file) => file.path)).toEqual([]);
});

it('the OpenAPI document has every route with its schemas, in less than 600 kB', async () => {
  const files = await openApiFiles(database);
  expect(outdated(files).map((file) => file.path)).toEqual([]);
  for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThan(600_000);
});
