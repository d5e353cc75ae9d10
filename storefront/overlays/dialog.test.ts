import { beforeEach, expect, test } from 'vitest';
import { type DialogType, dialog, dialogQueue, isCancellable } from './dialog.ts';

beforeEach(() => dialogQueue.write([]));

test('confirm and custom offer cancel and ok, prompt too; alert, detail, error and popup ok alone (specification 4)', () => {
  const types: readonly DialogType[] = ['popup', 'custom', 'alert', 'detail', 'confirm', 'error', 'prompt'];
  expect(types.filter(isCancellable)).toEqual(['custom', 'confirm', 'prompt']);
});

test('ok is true, cancel is false, and a prompt gives its text or nothing', async () => {
  const answers = [dialog.confirm({ message: '?' }), dialog.custom({}), dialog.prompt({ label: '?' }), dialog.prompt({ label: '?' })];
  const given = [true, false, 'a name', false];
  for (const [index, request] of [...dialogQueue.read()].entries()) request.finish(given[index] ?? false);
  expect(await Promise.all(answers)).toEqual([true, false, 'a name', null]);
});

test('dialogs wait for each other, in the order in which they were asked', async () => {
  const first = dialog.alert({ message: 'first' });
  const second = dialog.detail({ message: 'second' });
  expect(dialogQueue.read().map(({ message }) => message)).toEqual(['first', 'second']);
  dialogQueue.read()[0]?.finish(true);
  await first;
  expect(dialogQueue.read().map(({ message }) => message)).toEqual(['second']);
  dialogQueue.read()[0]?.finish(true);
  await second;
  expect(dialogQueue.read()).toEqual([]);
});

test('a dialog ends once: the second press says nothing to the next one', async () => {
  const first = dialog.confirm({ message: 'first' });
  const [request] = dialogQueue.read();
  request?.finish(false);
  request?.finish(true);
  expect(await first).toBe(false);
});
