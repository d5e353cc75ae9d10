import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';
import { forgetStaffDrafts, openStaffDrafts, staffDays } from './staff-drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("sign-out deletes all the person's drafts; while another office tab is open, only this tab's", async () => {
  const held: { name: string }[] = [];
  const request = async (name: string) => void held.push({ name });
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.spyOn(staffDays, 'open').mockResolvedValue();
  const forget = vi.spyOn(staffDays, 'forget').mockResolvedValue();
  openStaffDrafts();
  await forgetStaffDrafts('ida');
  expect(forget).toHaveBeenLastCalledWith('ida', undefined);
  held.push({ name: 'seam-office-tab another' });
  await forgetStaffDrafts('ida');
  expect(forget).toHaveBeenLastCalledWith('ida', sessionStorage.getItem('seam-office-tab'));
  // Without locks, no tab is known to be open.
  vi.stubGlobal('navigator', {});
  await forgetStaffDrafts('ida');
  expect(forget).toHaveBeenLastCalledWith('ida', undefined);
});
