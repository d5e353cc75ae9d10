import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, OperationTypeNode, validate } from 'graphql';
import { expect, it } from 'vitest';
import { callDocuments, fragmentsOf, fragmentsUsed, operationsIn, storefrontDocuments } from './graphql-types/documents.ts';

// That every operation is valid for members is checked when its types are written.

/** Screens behind sign-in; what they ask for needs not exist for visitors. */
const behindSignIn = /^storefront\/screens\/(?:mypage|order)/;

it('whatever a public screen or a call of the specification reads exists for visitors too', () => {
  const visitors = buildSchema(readFileSync(join(import.meta.dirname, '..', 'contract', 'graphql', 'public.graphql'), 'utf8'));
  for (const documents of [storefrontDocuments(), callDocuments()]) {
    const fragments = fragmentsOf(documents);
    for (const document of documents.filter(({ file }) => !behindSignIn.test(file))) {
      for (const operation of operationsIn(document).filter((each) => each.operation === OperationTypeNode.QUERY)) {
        const definitions = [operation, ...fragmentsUsed(operation, fragments)];
        const errors = validate(visitors, { kind: Kind.DOCUMENT, definitions });
        expect(errors.map((error) => `${document.file}: ${error.message}`)).toEqual([]);
      }
    }
  }
});

it('every operation of the storefront has a name of its own', () => {
  const names = storefrontDocuments().flatMap((document) => operationsIn(document).map((operation) => operation.name?.value));
  expect(names).toEqual([...new Set(names)]);
});
