import { days } from '#client/drafts/days.ts';
import { browserSeal } from '#client/drafts/seal.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';

/** Days after which staff's drafts are deleted. */
export const STAFF_DRAFT_DAYS = 14;

/** Where staff's drafts are stored: encrypted, because they contain other people's data, for two weeks, for any tab. Browser only. */
export const staffDays = days('seam-office', STAFF_DRAFT_DAYS, { seal: browserSeal, tab: ownTab });

const slot = 'seam-office-tab';

/** Deletes old drafts, even if their form is never opened again, and lets other tabs know that this one is open. Browser only. */
export function openStaffDrafts(): void {
  void staffDays.open();
  void navigator.locks?.request(lockOf(ownTab()), () => new Promise(() => undefined));
}

/** Deletes the drafts of the person signing out; while another tab of the office is open, only those written in this one. Browser only. */
export async function forgetStaffDrafts(userId: string): Promise<void> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isAlone = !held.some(({ name = '' }) => name.startsWith(lockOf('')) && name !== lockOf(ownTab()));
  await staffDays.forget(userId, isAlone ? undefined : ownTab());
}

const lockOf = (tab: string) => `${slot} ${tab}`;

/** The name of this tab, until it is closed. */
function ownTab(): string {
  const name = tabStorage.getItem(slot) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  tabStorage.setItem(slot, name);
  return name;
}
