import { expect, test } from 'vitest';
import { forgetTab } from './forget-tab.ts';

function aTab(keys: readonly string[]) {
  const kept = new Set(keys);
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('signing out clears what was typed in the tab, except what belongs to no member', () => {
  const nobodys = ['seam.popups-closed', 'seam-visit', 'seam.kakao_went'];
  const tab = aTab([
    ...['seam.draft 0199c0de one-on-one', 'seam.draft null brand-request', 'seam.draft 0199c0de checkout 1', 'seam-draft-slot:1:new'],
    ...nobodys,
    'seam.anything-new',
  ]);
  forgetTab(tab);
  expect([...tab.kept]).toEqual(nobodys);
});
