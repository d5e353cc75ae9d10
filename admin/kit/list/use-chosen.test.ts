import { expect, test } from 'vitest';
import { chosenOf } from './use-chosen.ts';

const choice = { conditions: 'tab=new', chosen: { 1: true, 2: true } } as const;

test('a selection is cleared when filters change, and loses rows that left the list', () => {
  expect(chosenOf(choice, 'tab=new', ['1', '2', '3'])).toEqual({ 1: true, 2: true });
  expect(chosenOf(choice, 'tab=new', ['2', '3'])).toEqual({ 2: true });
  expect(chosenOf(choice, 'tab=packed', ['1', '2'])).toEqual({});
});
