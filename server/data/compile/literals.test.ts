import { expect, it } from 'vitest';
import { withLiterals } from './literals.ts';
import { askerId, PageParameter } from './slots.ts';

it('constants are inlined into the SQL and the remaining parameters renumbered', () => {
  const page = new PageParameter(['limit'], 'limit', null);
  const compiled = withLiterals({ text: 'select $1::int, $2::text, $3::bigint, $4::text, $3', values: ['7', askerId, page, 'x'] });
  expect(compiled).toEqual({ text: "select  '7'::int, $1::text, $2::bigint,  'x'::text, $2", values: [askerId, page] });
});

it('parameters inside quoted texts and names are left alone', () => {
  const text = `select '$1' as "a$1", 'it''s $1', "b""$1", $1::text`;
  expect(withLiterals({ text, values: ['x'] }).text).toBe(text.replace(', $1::text', `,  'x'::text`));
});

it.each([
  [`'; drop table x; --`, `'''; drop table x; --'`],
  [`\\'; drop table x; --`, ` E'\\\\''; drop table x; --'`],
  ['$1', `'$1'`],
  ['$$', `'$$'`],
  ['가"나', `'가"나'`],
])('the constant %s is quoted for SQL', (value, literal) => {
  const { text } = withLiterals({ text: 'select $1::text', values: [value] });
  expect(text.replaceAll(/ +E?'/g, (quote) => ` ${quote.trim()}`)).toBe(`select ${literal.trim()}::text`);
});

it('a zero byte, a long text and a long list are not inlined into the SQL', () => {
  const values = ['a\0b', 'x'.repeat(201), Array.from({ length: 21 }, () => '1'), ['a\0']];
  expect(withLiterals({ text: '$1 $2 $3 $4', values })).toEqual({ text: '$1 $2 $3 $4', values });
});

it('short lists are inlined into the SQL, empty ones too', () => {
  const text = 'any ($1::int8[]) any ($2::text[]) any ($3::text[])';
  expect(withLiterals({ text, values: [['1', null], [], [`'`]] }).text.replaceAll('  ', ' ')).toBe(
    `any ( array[ '1',null]::int8[]) any ( array[]::text[]) any ( array[ '''']::text[])`,
  );
});

it('a time that depends on now stays a parameter, because a prepared plan would fix it', () => {
  const values = ['now', 'Yesterday 10:00', ['today']];
  const text = '$1::timestamptz $2::timestamptz any ($3::date[])';
  expect(withLiterals({ text, values })).toEqual({ text, values });
});
