import {
  type FieldNode,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import { expect, it } from 'vitest';
import { grants } from '#contract/graphql/grants.generated.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { schemaOf } from './graphql-sdl.ts';
import { callDocuments, fragmentsOf, fragmentsUsed, operationsIn, storefrontDocuments } from './graphql-types/documents.ts';

// Generating the types checks that every operation is valid for members.

/** Screens behind sign-in, and member-only queries of public screens; these need not exist for visitors. */
const behindSignIn = /^storefront\/screens\/(?:my|buying\/order)|\/member-operations\.ts$/;

/** Errors in the operations of storefront and specification for a role, by file. */
function mistakes(role: Role, isAsked: (file: string, operation: OperationDefinitionNode) => boolean): string[] {
  const schema = schemaOf(grants, role);
  return [storefrontDocuments(), callDocuments()].flatMap((documents) => {
    const fragments = fragmentsOf(documents);
    return documents.flatMap((document) =>
      operationsIn(document)
        .filter((operation) => isAsked(document.file, operation))
        .flatMap((operation) => validate(schema, { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsUsed(operation, fragments)] }))
        .map((error) => `${document.file}: ${error.message}`),
    );
  });
}

it('every field that a public screen or a specified call reads exists for visitors', () => {
  const isPublic = (file: string, { operation }: OperationDefinitionNode) =>
    operation === OperationTypeNode.QUERY && !behindSignIn.test(file);
  expect(mistakes('public', isPublic)).toEqual([]);
});

// Members with several roles act in the first of them, so administrators shop as `admin` (specification 6).
it.each(['admin', 'artist', 'brand'] as const)('the role %s can do everything in the shop that members can', (role) => {
  expect(mistakes(role, () => true)).toEqual([]);
});

it('every operation of the storefront has a name of its own', () => {
  const names = storefrontDocuments().flatMap((document) => operationsIn(document).map((operation) => operation.name?.value));
  expect(names).toEqual([...new Set(names)]);
});

// Row-level security hides other people's rows from members, but administrators see all of them and have a personal page too.
it('mypage reads only the rows of the signed-in person, whatever the role may see', () => {
  const roots = schemaOf(grants, 'admin').getQueryType()?.getFields() ?? {};
  const isPersonal = ({ name }: FieldNode) => {
    const row = getNamedType(roots[name.value]?.type);
    return isObjectType(row) && 'user_id' in row.getFields();
  };
  const asked = storefrontDocuments()
    .filter(({ file }) => file.startsWith('storefront/screens/my/'))
    .flatMap((document) => operationsIn(document).filter(({ operation }) => operation === OperationTypeNode.QUERY))
    .flatMap(({ selectionSet }) => selectionSet.selections.filter((each) => each.kind === Kind.FIELD))
    .filter(isPersonal);
  // Designs of the shop belong to nobody.
  const ownOnly = /where: (?:\$where\b|\{.*(?:user_id: \{_eq: \$user_id\}|type: \{_eq: "SHOP"\}))/s;
  expect(asked.length).toBeGreaterThan(2);
  expect(
    asked
      .map((field) => print(field).split('{\n')[0] ?? '')
      .filter((call) => !ownOnly.test(call.replaceAll(/\{ | \}/g, (brace) => brace.trim()))),
  ).toEqual([]);
});

// Artists and staff may also read graphics that are not on sale; the shop shows them to nobody.
it('every list of graphics contains only those on sale', () => {
  const lists: [file: string, call: string][] = [];
  for (const { file, text } of storefrontDocuments())
    visit(parse(text), {
      enter: (node) => {
        if (node.kind === Kind.FIELD && /^product_graphics(?:_aggregate)?$/.test(node.name.value))
          lists.push([file, (node.arguments ?? []).map(print).join()]);
      },
    });
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(([, call]) => !/\bstate: \{ ?_eq: "ACT" ?\}|where: \$where/.test(call))).toEqual([]);
});
