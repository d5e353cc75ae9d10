import { expect, test } from 'vitest';
import { type DialogRequest, dialogQueue, type PromptOptions } from '#client/dialogs/dialog.ts';
import { draft } from '#client/drafts/draft.ts';
import { memoryStorage } from '#test/session-world.ts';
import { restoredValues } from './form-draft.ts';
import { promptReason } from './prompt-reason.ts';

test('a reason typed into a dialog is restored until it is sent', async () => {
  const storage = memoryStorage();
  const asked = (name: string) =>
    promptReason(name, { label: '사유' }, draft(name, { owner: 'ida', lifetime: storage, empty: { text: '' } }));
  const open = async () => {
    // The draft is looked up first.
    await Promise.resolve();
    return dialogQueue.read()[0] as DialogRequest & PromptOptions;
  };
  const closed = asked('block 12');
  (await open()).onWrite?.('도용이 의심돼요');
  (await open()).finish(false);
  expect(await closed).toBe(null);
  const other = asked('block 13');
  expect((await open()).value).toBe('');
  (await open()).finish(false);
  await other;
  const again = asked('block 12');
  expect((await open()).value).toBe('도용이 의심돼요');
  (await open()).finish(' 도용이 의심돼요 ');
  const reason = await again;
  expect(reason?.text).toBe('도용이 의심돼요');
  // Not before it was sent: a request may fail.
  expect(storage.length).toBe(1);
  reason?.sent();
  expect(storage.length).toBe(0);
});

test('an old draft of a coupon does not restart a coupon that somebody has stopped since', () => {
  const coupon = { name: 'First', amount: 3_000, state: 'ACT' };
  const kept = { base: coupon, mine: { ...coupon, name: 'First order' }, at: '2026-11-20T03:00:00Z' };
  const stopped = { ...coupon, state: 'STOP' };
  expect(restoredValues(kept, stopped)).toEqual({ values: { ...stopped, name: 'First order' }, isContested: false });
  const renamed = { ...coupon, name: 'Welcome' };
  expect(restoredValues(kept, renamed)).toEqual({ values: { ...coupon, name: 'First order' }, isContested: true });
  // Nothing to restore if the same values were saved.
  expect(restoredValues(kept, { ...coupon, name: 'First order' })).toBeNull();
});
