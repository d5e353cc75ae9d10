import type { Database } from '#db/open.ts';
import { roles } from '#rules/member/rights/role.ts';
import { readModel } from '#server/data/model/read-model.ts';
import { printSdl } from '#server/data/sdl/print-sdl.ts';
import type { GeneratedFile } from './generated-file.ts';

/** contract/graphql/<role>.graphql for every role, read from a migrated database. A changed grant shows up as a diff. */
export function sdlFiles(database: Database): Promise<GeneratedFile[]> {
  return Promise.all(
    roles.map(async (role) => ({
      path: `contract/graphql/${role}.graphql`,
      text: printSdl(await readModel(database.pool(role), role)),
    })),
  );
}
