import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('packed page data is unpacked unchanged, with both kinds of quotes', () => {
  const told = { said: `"it's" \\ '"`, rows: [{ 'a"b': null }, "''", '""'] };
  expect(unpacked(packed(told))).toEqual(told);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpacked(packed(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 20261126 },
  );
});
