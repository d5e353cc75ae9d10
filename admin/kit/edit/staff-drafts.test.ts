import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';
import { forgetStaffDrafts, openStaffDrafts, staffDays } from './staff-drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('signing out deletes all drafts of a person, or those of its tab while another one of the office is open', async () => {
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
