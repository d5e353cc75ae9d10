import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstDesignKeys } from './first-seen.ts';
import { openPictureDrawer } from './picture-drawer.ts';
import { type PlannedPicture, planPictures } from './plan-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seam-drawer-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plan = ['a', 'b', 'c', 'd'].map((key): PlannedPicture => ({ key, hash: `sha-${key}`, extension: 'png' }));

/** A drawer with one lane whose drawings wait for `go`. */
function drawerOf(pictures: readonly PlannedPicture[]) {
  const drawn: string[] = [];
  const kept: string[] = [];
  const said: string[] = [];
  const go = Promise.withResolvers<void>();
  const drawer = openPictureDrawer({
    plan: pictures,
    folder,
    lanes: 1,
    say: (line) => said.push(line),
    report: (line) => said.push(line),
    keep: async ({ key }) => void kept.push(key),
    openHand: () => ({
      draw: async ({ key, path }) => {
        drawn.push(key);
        await go.promise;
        if (key === 'c') throw new Error('no paper');
        writeFileSync(path, key);
      },
      close: () => undefined,
    }),
  });
  return { drawer, drawn, kept, said, letGo: () => go.resolve() };
}

test('a picture that is asked for comes before the rest of the plan; one of no plan is nobody’s', async () => {
  const { drawer, drawn, kept, letGo } = drawerOf(plan.filter(({ key }) => key !== 'c'));
  const asked = drawer.drawNow('sha-d');
  expect(drawer.drawNow('sha-of-an-upload')).toBeNull();
  letGo();
  await asked;
  expect(kept).toEqual(['a', 'd']);
  await drawer.done;
  expect(drawn).toEqual(['a', 'd', 'b']);
  expect(drawer.drawNow('sha-d')).toBeNull();
});

test('what lies drawn on this machine is taken from there, and a picture that cannot be drawn stops no other', async () => {
  writeFileSync(join(folder, 'sha-b.png'), 'b');
  const { drawer, drawn, kept, said, letGo } = drawerOf(plan);
  letGo();
  await Promise.all([drawer.done, drawer.drawNow('sha-c')]);
  expect([drawn, kept]).toEqual([
    ['a', 'c', 'd'],
    ['a', 'b', 'd'],
  ]);
  expect(said.at(-1)).toBe('All 4 pictures are there.');
});

test('what another shop of this machine has begun comes last, whether it was finished meanwhile or not', async () => {
  for (const key of ['a', 'b']) writeFileSync(join(folder, `sha-${key}.png.begun`), '');
  const { drawer, drawn, kept, letGo } = drawerOf(plan.filter(({ key }) => key !== 'c'));
  expect(drawn).toEqual(['d']);
  writeFileSync(join(folder, 'sha-a.png'), 'a');
  letGo();
  await drawer.done;
  expect([drawn, kept]).toEqual([
    ['d', 'b'],
    ['d', 'a', 'b'],
  ]);
});

test('every picture of the demonstration has an address before it is drawn, the home page first; the same code, the same addresses', () => {
  const address = ({ hash, extension }: { hash: string; extension: string }) => `/cdn/${hash}.${extension}`;
  const { pictures, plan: planned } = planPictures(address);
  expect(planPictures(address).pictures).toEqual(pictures);
  expect(planned[0]?.key).toMatch(/^event:/);
  // The parts of the first screens' designs come right after hero and icons.
  const keys = planned.map(({ key }) => key);
  const seen = firstDesignKeys();
  expect(seen.length).toBeGreaterThan(10);
  const afterIcons = keys.filter((key) => !/^(?:event|icon):/.test(key));
  expect(new Set(afterIcons.slice(0, new Set(seen).size))).toEqual(new Set(seen));
  const known = new Set(planned.map(address));
  const named = JSON.stringify(pictures).match(/\/cdn\/[0-9a-f]{40}\.\w+/g) ?? [];
  expect(named.filter((src) => !known.has(src))).toEqual([]);
  expect(new Set(named).size).toBe(planned.length);
});
