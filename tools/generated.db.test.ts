import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { outdated } from './generated-file.ts';
import { operationFiles } from './graphql-operations.ts';
import { sdlFiles } from './graphql-sdl.ts';
import { openApiFiles } from './open-api/document.ts';
import { settingsFiles } from './settings-table.ts';

// What fails here is repaired by `npm run generate`; a difference in a schema is a changed grant and wants a look first.

it('contract/graphql holds the schema of every role as the migrations give it', async () => {
  const database = await testDatabase();
  expect(outdated(await sdlFiles(database)).map((file) => file.path)).toEqual([]);
});

it('the types of the operations and their register are current', () => {
  expect(outdated(operationFiles()).map((file) => file.path)).toEqual([]);
});

it('README, compose.yml and .env.example have every setting there is', () => {
  expect(outdated(settingsFiles()).map((file) => file.path)).toEqual([]);
});

it('the OpenAPI document has every route as its schemas give it, in less than 600 kB', async () => {
  const files = await openApiFiles(await testDatabase());
  expect(outdated(files).map((file) => file.path)).toEqual([]);
  for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThan(600_000);
});
