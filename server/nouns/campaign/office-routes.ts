import { z } from 'zod';
import { campaignBody, campaignsReply, campaignTestBody, sentCampaign } from '#contract/rest/admin/content/campaigns.ts';
import { route, routes } from '#server/rest/route.ts';
import { cachedAudiences, readCampaigns } from './read-campaigns.ts';
import { sendCampaign, sendCampaignTest } from './send-campaign.ts';

const permission = 'campaign.send';

export const campaignOfficeRoutes = routes('back office: campaigns', (shop) => {
  const audiences = cachedAudiences(shop);
  return [
    route(
      'GET /admin/campaigns',
      'Segments of members as they are now, and what was sent to them',
      { permission, reply: campaignsReply },
      async ({ db }) => {
        const [counted, campaigns] = await Promise.all([audiences.read(), readCampaigns(db)]);
        return { audiences: counted, campaigns };
      },
    ),
    route(
      'POST /admin/campaigns',
      'Send a message to the members of a segment who agreed to advertising',
      { permission, isIdempotent: true, storesResult: true, body: campaignBody, made: sentCampaign },
      async ({ body }) => {
        const sent = await sendCampaign(shop, body);
        audiences.purge();
        return sent;
      },
    ),
    route(
      'POST /admin/campaigns/tests',
      'Send the message to oneself by mail',
      { permission, body: campaignTestBody, reply: z.object({ to: z.string() }), mostAMinute: 10 },
      ({ userId, body }) => sendCampaignTest(shop, userId, body),
    ),
  ];
});
