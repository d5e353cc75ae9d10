import type pg from 'pg';
import { rotateSigningKeys } from '#server/keys/stored-keys.ts';
import type { Shop } from '#server/shop.ts';
import { compareReceipts } from '../nouns/cash-receipt/compare-receipts-job.ts';
import { issueReceipts } from '../nouns/cash-receipt/issue-receipts-job.ts';
import { forgetDrafts } from '../nouns/content/draft.ts';
import { sendDigests } from '../nouns/follow/send-digests-job.ts';
import { gradeMembers } from '../nouns/grade/grade-members-job.ts';
import { markGraphics } from '../nouns/graphic/mark-graphics-job.ts';
import { sendWebhookJob, sweepWebhooks } from '../nouns/integration/send-webhook.ts';
import { remindConsents } from '../nouns/member/profile/remind-consents-job.ts';
import { sendMessageJob } from '../nouns/message/send-message-job.ts';
import { sweepMessages } from '../nouns/message/sweep-messages-job.ts';
import { deliverNotificationJob, deliverNotifications, purgeNotifications } from '../nouns/notification/deliver-notifications-job.ts';
import { confirmPurchases } from '../nouns/order/confirm-purchases-job.ts';
import { expireGifts } from '../nouns/order/gift/expire-gifts-job.ts';
import { expireOrders } from '../nouns/order/placing/expire-orders-job.ts';
import { watchPromises } from '../nouns/order/production/watch-promises-job.ts';
import { trackParcels } from '../nouns/order/waybill/track-parcels-job.ts';
import { purgeOwnPictures } from '../nouns/own-picture/purge-own-pictures-job.ts';
import { remindDeposits } from '../nouns/payment/remind-deposits-job.ts';
import { sweepPayments } from '../nouns/payment/sweep-payments-job.ts';
import { expirePoints } from '../nouns/point/expire-points-job.ts';
import { remindPoints } from '../nouns/point/remind-points-job.ts';
import { takeReviewPoints } from '../nouns/point/take-review-points-job.ts';
import { applyPromotions } from '../nouns/product/apply-promotions-job.ts';
import { countListNews } from '../nouns/product/count-list-news.ts';
import { notifyRestocks } from '../nouns/restock/notify-restocks-job.ts';
import { mintRewards } from '../nouns/reward/mint-rewards-job.ts';
import { countRoyalties } from '../nouns/royalty/count-royalties-job.ts';
import { mirrorSearch, recopySearch } from '../nouns/search/mirror-search-job.ts';
import { recountSearchWords, storeSearchWords } from '../nouns/search/store-words.ts';
import { notifyOfWork } from '../nouns/staff/notify-of-work-job.ts';
import { enforceTerms } from '../nouns/terms/enforce-terms-job.ts';
import { notifyOfTerms } from '../nouns/terms/notify-of-terms-job.ts';
import { purgeFailedJobs } from './failed-jobs.ts';
import {
  purgeAccessLog,
  purgeCarts,
  purgeCheckouts,
  purgeIdempotencyKeys,
  purgeIdentity,
  purgeMembers,
  purgeMessages,
  purgePhotos,
  purgeTeamOrders,
  purgeTradeRecords,
  purgeUploads,
  purgeVisits,
} from './purging/purge.ts';

export interface Job {
  name: string;
  /** Its schedule in UTC: minute, hour, day, month, weekday. */
  cron: string;
  /**
   * Does the work that is due now; returns how many items it handled. Running twice at once, or not at all for a day, does no harm. `queue`
   * is a connection to the job queue itself.
   */
  run: (shop: Shop, queue: pg.Pool) => Promise<number>;
  /** Jobs of one line run one after the other, never beside each other; a run that still waits is not queued twice. */
  line?: 'search-engine';
}

/** A job queued by a write: run at once, and retried with growing delays while it throws. */
export interface QueuedJob {
  name: string;
  run: (shop: Shop, payload: unknown) => Promise<number>;
}

export const queuedJobs: readonly QueuedJob[] = [
  { name: 'send-message', run: sendMessageJob },
  { name: 'deliver-notification', run: deliverNotificationJob },
  { name: 'send-webhook', run: sendWebhookJob },
];

/** All scheduled jobs of the shop. */
export const jobs: readonly Job[] = [
  { name: 'apply-promotions', cron: '* * * * *', run: applyPromotions },
  { name: 'count-list-news', cron: '* * * * *', run: countListNews },
  { name: 'store-search-words', cron: '* * * * *', run: storeSearchWords },
  { name: 'mirror-search', cron: '* * * * *', run: mirrorSearch, line: 'search-engine' },
  { name: 'enforce-terms', cron: '* * * * *', run: enforceTerms },
  { name: 'mark-graphics', cron: '*/5 * * * *', run: markGraphics },
  { name: 'expire-orders', cron: '* * * * *', run: expireOrders },
  { name: 'expire-gifts', cron: '*/10 * * * *', run: expireGifts },
  { name: 'sweep-payments', cron: '*/5 * * * *', run: sweepPayments },
  { name: 'issue-receipts', cron: '*/5 * * * *', run: issueReceipts },
  // In the hours after 03:00 in Korea, each receipt once.
  { name: 'compare-receipts', cron: '*/5 18-20 * * *', run: compareReceipts },
  { name: 'confirm-purchases', cron: '7 * * * *', run: confirmPurchases },
  { name: 'track-parcels', cron: '*/10 * * * *', run: trackParcels },
  { name: 'watch-promises', cron: '11,41 * * * *', run: watchPromises },
  { name: 'count-royalties', cron: '*/5 * * * *', run: countRoyalties },
  { name: 'notify-of-work', cron: '*/10 * * * *', run: notifyOfWork },
  { name: 'notify-restocks', cron: '*/5 * * * *', run: notifyRestocks },
  { name: 'mint-rewards', cron: '* * * * *', run: mintRewards },
  // Between 10:00 and 18:00 in Korea.
  { name: 'remind-points', cron: '5 1-9 * * *', run: remindPoints },
  { name: 'remind-consents', cron: '15 1 * * *', run: remindConsents },
  { name: 'remind-deposits', cron: '10 1-9 * * *', run: remindDeposits },
  { name: 'sweep-messages', cron: '* * * * *', run: sweepMessages },
  { name: 'sweep-webhooks', cron: '* * * * *', run: sweepWebhooks },
  { name: 'notify-of-terms', cron: '*/5 * * * *', run: notifyOfTerms },
  { name: 'deliver-notifications', cron: '* * * * *', run: deliverNotifications },
  // 10:00 in Korea.
  { name: 'send-digests', cron: '0 1 * * *', run: sendDigests },
  { name: 'purge-notifications', cron: '55 19 * * *', run: purgeNotifications },
  { name: 'purge-messages', cron: '50 19 * * *', run: purgeMessages },
  { name: 'take-review-points', cron: '*/10 * * * *', run: takeReviewPoints },
  { name: 'purge-photos', cron: '35 * * * *', run: purgePhotos },
  { name: 'purge-own-pictures', cron: '45 * * * *', run: purgeOwnPictures },
  { name: 'purge-uploads', cron: '40 * * * *', run: purgeUploads },
  { name: 'purge-drafts', cron: '*/10 * * * *', run: forgetDrafts },
  { name: 'purge-idempotency-keys', cron: '23 * * * *', run: purgeIdempotencyKeys },
  { name: 'purge-identity', cron: '*/10 * * * *', run: purgeIdentity },
  // At night in Korea.
  { name: 'recount-search-words', cron: '25 18 * * *', run: recountSearchWords },
  { name: 'recopy-search', cron: '35 18 * * *', run: recopySearch, line: 'search-engine' },
  { name: 'rotate-signing-keys', cron: '30 18 * * *', run: rotateSigningKeys },
  // After midnight in Korea: the first run of a month grades.
  { name: 'grade-members', cron: '20 15 * * *', run: gradeMembers },
  { name: 'expire-points', cron: '2 15 * * *', run: expirePoints },
  { name: 'purge-carts', cron: '10 19 * * *', run: purgeCarts },
  { name: 'purge-team-orders', cron: '12 19 * * *', run: purgeTeamOrders },
  { name: 'purge-checkouts', cron: '20 19 * * *', run: purgeCheckouts },
  { name: 'purge-members', cron: '50 18 * * *', run: purgeMembers },
  { name: 'purge-trade-records', cron: '0 19 * * *', run: purgeTradeRecords },
  { name: 'purge-access-log', cron: '30 19 * * *', run: purgeAccessLog },
  { name: 'purge-visits', cron: '45 19 * * *', run: purgeVisits },
  { name: 'purge-failed-jobs', cron: '40 19 * * *', run: (shop, queue) => purgeFailedJobs(queue, shop.clock()) },
];
