// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
export {};
