import { z } from 'zod';
import { requireWhole } from './whole-settings.ts';

/** The CDN before the shop that is told what to drop: none, or a zone of Cloudflare. */
export type CdnConfig = { source: 'off' } | { source: 'cloudflare'; apiUrl: string; zoneId: string; token: string };

/** The settings of the CDN in the environment; `address` validates URLs. */
export function cdnEnvironment<Address extends z.ZodType<string>>(address: Address) {
  return {
    CLOUDFLARE_ZONE_ID: z.string().optional().describe('Cloudflare zone before the shop: purged by tag when content changes'),
    CLOUDFLARE_API_TOKEN: z.string().optional().describe('Cloudflare token with the permission Cache Purge'),
    CLOUDFLARE_API_URL: address.optional().describe('Cloudflare API; else https://api.cloudflare.com/client/v4'),
  };
}

interface CdnValues {
  CLOUDFLARE_ZONE_ID?: string | undefined;
  CLOUDFLARE_API_TOKEN?: string | undefined;
  CLOUDFLARE_API_URL?: string | undefined;
}

/** Errors: throws when only one of zone and token is set. */
export function readCdn({ CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_URL: apiUrl }: CdnValues): CdnConfig {
  requireWhole('Cloudflare', { CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_API_TOKEN: token });
  if (!zoneId || !token) return { source: 'off' };
  return { source: 'cloudflare', apiUrl: apiUrl ?? 'https://api.cloudflare.com/client/v4', zoneId, token };
}
