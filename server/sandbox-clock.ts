import type { Database } from '#db/open.ts';
import { listenToAnnouncements } from '#server/announcements.ts';
import { newsOf } from '#server/logged-error.ts';

/** A demonstration's clock, ahead of the machine's by management.sandbox_clock; the same in every process within a second. */
export interface SandboxClock {
  clock: () => Date;
  /** Reloads the offset, so that the process that changed it need not wait for the notification. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the clock; `report` is called with later read errors, for an outage once. Errors: throws when the database cannot be read at startup. */
export async function openSandboxClock(database: Database, report: (error: unknown) => void): Promise<SandboxClock> {
  let aheadMs = 0;
  const refresh = async (): Promise<void> => {
    const row = await database.service.selectFrom('management.sandbox_clock').select('ahead_seconds').executeTakeFirst();
    aheadMs = (row?.ahead_seconds ?? 0) * 1000;
  };
  await refresh();
  const isNews = newsOf(database);
  const reportNews = (error: unknown) => {
    if (isNews(error)) report(error);
  };
  const announcements = listenToAnnouncements({
    url: database.url,
    channel: 'sandbox_clock',
    onAnnouncement: () => void refresh().catch(reportNews),
    report: reportNews,
  });
  await announcements.opened;
  return { clock: () => new Date(Date.now() + aheadMs), refresh, close: async () => announcements.close() };
}
