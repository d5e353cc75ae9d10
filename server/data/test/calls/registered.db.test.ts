import { parse, type TypeNode, type VariableDefinitionNode } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { type DataShop, dataShop } from '../data-shop.ts';

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
});

const samples: Readonly<Record<string, unknown>> = {
  bigint: 1001,
  Int: 1,
  Boolean: true,
  String: 'x',
  uuid: '00000000-0000-4000-8000-00000000000a',
  timestamptz: '2026-11-20T03:00:00Z',
};

/** A value for a variable that is good enough to compile and run, whatever it finds. */
function sample(type: TypeNode): unknown {
  if (type.kind === 'NonNullType') return sample(type.type);
  if (type.kind === 'ListType') return [sample(type.type)];
  return samples[type.name.value] ?? {};
}

function variables(definitions: readonly VariableDefinitionNode[]): Record<string, unknown> {
  return Object.fromEntries(definitions.filter((each) => !each.defaultValue).map((each) => [each.variable.name.value, sample(each.type)]));
}

const queries = Object.values(registeredOperations).flatMap((text) =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' && definition.operation === 'query'
      ? [[definition.name?.value ?? '', text, definition] as const]
      : [],
  ),
);

it.each(queries)('the registered operation %s runs for the roles it is meant for', async (_name, text, definition) => {
  const given = variables(definition.variableDefinitions ?? []);
  for (const asker of ['member', 'admin', 'artist', 'brand'] as const) {
    const answer = await shop.ask(asker, text, given);
    // It uses names unknown to this role's schema.
    if (answer.errors?.every((error) => error.extensions.code === 'validation-failed')) continue;
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toBeDefined();
    return;
  }
  throw new Error('no role knows what it asks for');
});
