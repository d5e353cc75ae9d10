// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Operation } from '#contract/graphql/operation.ts';



/** What each text is; `graphql` looks it up. */
export interface Documents {

}
