import { expect, test } from 'vitest';
import { dialog, dialogQueue, isCancellable } from './dialog.ts';

const finish = (answer: boolean | string) => dialogQueue.read()[0]?.finish(answer);

test('confirm, custom and prompt dialogs can be cancelled; alert, detail, error and popup have only an OK button', () => {
  const cancellable = (['popup', 'custom', 'alert', 'detail', 'confirm', 'error', 'prompt'] as const).filter(isCancellable);
  expect(cancellable).toEqual(['custom', 'confirm', 'prompt']);
});

test('a confirm dialog resolves to the button that was pressed', async () => {
  const yes = dialog.confirm({ message: '지울까요?' });
  finish(true);
  expect(await yes).toBe(true);
  const no = dialog.confirm({ message: '지울까요?' });
  finish(false);
  expect(await no).toBe(false);
});

test('a prompt dialog resolves to its text, even when empty, and to null when cancelled', async () => {
  const named = dialog.prompt({ label: '이름' });
  finish('새 이름');
  expect(await named).toBe('새 이름');
  const empty = dialog.prompt({ label: '이름' });
  finish('');
  expect(await empty).toBe('');
  const cancelled = dialog.prompt({ label: '이름' });
  finish(false);
  expect(await cancelled).toBe(null);
});

test('dialogs open one after another, and a closed dialog cannot be answered again', async () => {
  const first = dialog.alert({ message: '하나' });
  const second = dialog.alert({ message: '둘' });
  const [one] = dialogQueue.read();
  expect(dialogQueue.read().map((request) => request.message)).toEqual(['하나', '둘']);
  one?.finish(true);
  one?.finish(true);
  await first;
  expect(dialogQueue.read().map((request) => request.message)).toEqual(['둘']);
  finish(true);
  await second;
  expect(dialogQueue.read()).toEqual([]);
});

test('a dialog closes when its caller’s wait is aborted, and does not open after that', async () => {
  const asking = new AbortController();
  const open = dialog.confirm({ message: '갈까요?', signal: asking.signal });
  expect(dialogQueue.read()).toHaveLength(1);
  asking.abort();
  expect(await open).toBe(false);
  expect(dialogQueue.read()).toEqual([]);
  expect(await dialog.confirm({ message: '갈까요?', signal: asking.signal })).toBe(false);
  expect(dialogQueue.read()).toEqual([]);
});
