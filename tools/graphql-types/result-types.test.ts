import { buildSchema, getNamedType, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { grants } from '#contract/graphql/grants.generated.ts';
import { schemaOf } from '../graphql-sdl.ts';
import { columnTypeImports, columnTypes } from './column-types.ts';
import { checkPassed, fragmentsIn, fragmentsOf, operationsIn, type SourceDocument } from './documents.ts';
import { resultType } from './result-types.ts';

const schema = buildSchema(`
  directive @domain(name: String) on FIELD_DEFINITION
  scalar jsonb
  scalar bigint
  type Query { sales_orders: [sales_orders!]! }
  type sales_orders { id: bigint! status: String! memo: String title(path: String): jsonb! @domain(name: "localized") scene: jsonb member: members }
  type members { id: bigint! name: String! }
`);

function documentOf(text: string, passed: readonly string[] = []): SourceDocument {
  return { file: 'x.ts', text, passed, definitions: parse(text).definitions };
}

/** The row type of `sales_orders` for a selection. */
function rowType(selection: string, fragments = ''): string {
  const document = documentOf(`query q { sales_orders ${selection} } ${fragments}`);
  const [operation] = operationsIn(document);
  const root = schema.getQueryType();
  if (!operation || !root) throw new Error('no query');
  return resultType(root, [operation.selectionSet], fragmentsOf([document])).replace(/^\{ sales_orders: Array<(.*)> \}$/, '$1');
}

describe('the type of an answer', () => {
  it('the type of an answer allows null only where the schema does', () => {
    expect(rowType('{ id memo member { id } }')).toBe('{ id: number; memo: string | null; member: { id: number } | null }');
  });

  it('the type of an answer knows localized names, one of them by its path, and the table’s columns', () => {
    expect(rowType('{ title status }')).toBe('{ title: LocalizedText; status: OrderState }');
    expect(rowType('{ title(path: "ko") scene }')).toBe('{ title: string; scene: Json | null }');
  });

  it('the type of an answer names the fragments it spreads', () => {
    const fragments = 'fragment head on sales_orders { id } fragment who on sales_orders { member { id } }';
    expect(rowType('{ ...head }', fragments)).toBe('Head');
    expect(rowType('{ ...head memo ...who }', fragments)).toBe('Head & Who & { memo: string | null }');
  });

  it('the type of an answer is written out where a fragment and its neighbours read different fields of one relation', () => {
    expect(rowType('{ ...who member { name } }', 'fragment who on sales_orders { member { id } }')).toBe(
      '{ member: { id: number; name: string } | null }',
    );
  });
});

it('an operation’s text includes the fragments it uses, also those of fragments, and no others', () => {
  const head = documentOf('fragment head on sales_orders { member { ...who } }');
  const who = documentOf('fragment who on members { id }');
  const fragments = fragmentsOf([head, who]);
  const query = 'query orders { sales_orders { ...head } }';
  expect(() => checkPassed(documentOf(query, ['who', 'head']), fragments)).not.toThrow();
  expect(() => checkPassed(documentOf(query, ['head']), fragments)).toThrow('x.ts: orders spreads [head, who] but passes [head]');
  expect(() => checkPassed(documentOf('query orders { sales_orders { id } }', ['who']), fragments)).toThrow('spreads [] but passes [who]');
  expect(fragmentsIn(head).map(({ name }) => name.value)).toEqual(['head']);
});

describe('the table of columns', () => {
  // Administrators can read every table.
  const own = schemaOf(grants, 'admin');

  it.each(Object.keys(columnTypes))('%s is a text, a list of texts or JSON of the schema', (key) => {
    const [table = '', column = ''] = key.split('.');
    const type = own.getType(table);
    const field = isObjectType(type) ? type.getFields()[column] : undefined;
    expect(field && String(getNamedType(field.type))).toMatch(/^(?:String|_text|jsonb)$/);
  });

  it('a generated file imports each name it uses once', () => {
    expect(columnTypeImports('{ status: OrderState; to_status: OrderState; method: PaymentMethod }')).toBe(
      "import type { OrderState } from '#rules/order/order-state.ts';\nimport type { PaymentMethod } from '#rules/order/checkout/checkout.ts';\n",
    );
  });
});
