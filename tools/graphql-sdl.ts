// Prints the GraphQL schema of a role: npm run schema -- <role>. It follows from the grants that the repository holds, without a database.
import { buildSchema, type GraphQLSchema } from 'graphql';
import { isRole, type Role, roles } from '#rules/member/rights/role.ts';
import { printSdl } from '#server/data/sdl/print-sdl.ts';
import type { GeneratedFile } from './generated-file.ts';
import { type Grants, grantedModel, grantsText } from './graphql-types/grants.ts';

/** What a role may do, and of the schemas the visitor's. A changed grant shows up as a difference in the first. */
export function sdlFiles(grants: Grants): GeneratedFile[] {
  return [
    { path: 'contract/graphql/grants.generated.ts', text: grantsText(grants) },
    { path: 'contract/graphql/public.graphql', text: sdlOf(grants, 'public') },
  ];
}

/** A role's whole schema as text. */
export function sdlOf(grants: Grants, role: Role): string {
  return printSdl(grantedModel(grants, role));
}

/** A role's schema, to check operations with. */
export function schemaOf(grants: Grants, role: Role): GraphQLSchema {
  return buildSchema(sdlOf(grants, role));
}

if (import.meta.main) {
  const [role] = process.argv.slice(2);
  const { grants } = await import('#contract/graphql/grants.generated.ts');
  if (isRole(role)) process.stdout.write(sdlOf(grants, role));
  else {
    console.error(`npm run schema -- <role>, one of ${roles.join(', ')}`);
    process.exitCode = 1;
  }
}
