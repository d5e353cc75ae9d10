import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Integrations } from '#contract/rest/programs/integrations.ts';
import type { ApiScope } from '#rules/office/integration.ts';
import type { Shop } from '#server/shop.ts';

/** The valid keys, and the webhook addresses with their last deliveries. */
export async function readIntegrations({ database, clock }: Shop): Promise<Integrations> {
  const now = clock();
  const keys = await database.service
    .selectFrom('management.api_keys as key')
    .innerJoin('member.members as maker', 'maker.id', 'key.made_by')
    .select(['key.id', 'key.name', 'scopes', 'maker.nickname as made_by', 'key.created_at', 'expires_at', 'last_used_at'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('key.created_at', 'desc')
    .execute();
  const webhooks = await database.service
    .selectFrom('management.webhooks as webhook')
    .select((row) => [
      ...(['webhook.id', 'url', 'webhook.created_at', 'failing_since', 'closed_at'] as const),
      jsonArrayFrom(
        row
          .selectFrom('management.webhook_deliveries as delivery')
          .select(['delivery.id', 'state', 'tries', 'answer', 'delivery.created_at'])
          .select(sql<string | null>`delivery.data ->> 'order_number'`.as('order_number'))
          .whereRef('delivery.webhook_id', '=', 'webhook.id')
          .orderBy('delivery.created_at', 'desc')
          .limit(20),
      ).as('deliveries'),
    ])
    .where('ended_at', 'is', null)
    .orderBy('webhook.created_at', 'desc')
    .execute();
  return {
    keys: keys.map((key) => ({
      ...key,
      scopes: key.scopes as ApiScope[],
      created_at: key.created_at.toISOString(),
      expires_at: key.expires_at.toISOString(),
      last_used_at: key.last_used_at?.toISOString() ?? null,
    })),
    webhooks: webhooks.map((webhook) => ({
      ...webhook,
      created_at: webhook.created_at.toISOString(),
      failing_since: webhook.failing_since?.toISOString() ?? null,
      closed_at: webhook.closed_at?.toISOString() ?? null,
      deliveries: webhook.deliveries.map((each) => ({ ...each, created_at: new Date(each.created_at).toISOString() })),
    })),
  };
}
