import { z } from 'zod';
import type { FoundAddress, FoundAddresses } from '#contract/rest/addresses.ts';
import { cached } from '#server/cached.ts';
import { boundedText } from '../bounded-text.ts';
import type { AddressSearch } from './port.ts';

const reply = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.coerce.number().int().min(0) }),
    juso: z
      .array(z.object({ roadAddr: z.string(), jibunAddr: z.string(), zipNo: z.string() }))
      .nullish()
      .transform((found) => found ?? []),
  }),
});

/** Error codes about the search words (too short, too vague, too many). They mean no results, not a failure. */
const vague = new Set(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013']);

/** Timeout in milliseconds: a shopper is waiting at an open checkout, and beyond this typing is faster. */
const TIMEOUT = 4_000;
const RESULTS = 20;
/** Addresses rarely change, and half a city searches for the same streets. */
const life = { most: 2_000, freshMs: 3_600_000 };

/**
 * The Korean government's address service (도로명주소, business.juso.go.kr). Responses are cached for an hour. Any failure (an outage, a
 * gateway's HTML page, a rejected key) is `UNAVAILABLE`.
 */
export function jusoSearch(settings: { apiUrl: string; apiKey: string }): AddressSearch {
  const cache = cached<FoundAddresses | 'UNAVAILABLE'>({ ...life, isKept: (found) => found !== 'UNAVAILABLE' });
  return {
    async find(keyword) {
      const words = plainWords(keyword);
      if (words === '') return { total: 0, addresses: [] };
      return cache.get(words, () => request(settings, words));
    },
  };
}

async function request({ apiUrl, apiKey }: { apiUrl: string; apiKey: string }, keyword: string): Promise<FoundAddresses | 'UNAVAILABLE'> {
  const query = new URLSearchParams({ confmKey: apiKey, keyword, currentPage: '1', countPerPage: String(RESULTS), resultType: 'json' });
  try {
    const response = await fetch(`${apiUrl}/addrlink/addrLinkApi.do?${query}`, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
    const { common, juso } = reply.parse(JSON.parse(await boundedText(response))).results;
    if (vague.has(common.errorCode)) return { total: 0, addresses: [] };
    if (common.errorCode !== '0') return 'UNAVAILABLE';
    return { total: common.totalCount, addresses: juso.map(toAddress) };
  } catch {
    return 'UNAVAILABLE';
  }
}

function toAddress({ roadAddr, jibunAddr, zipNo }: { roadAddr: string; jibunAddr: string; zipNo: string }): FoundAddress {
  return { zip_code: zipNo.trim(), address: roadAddr.trim(), lot_address: jibunAddr.trim() };
}

/** The service rejects characters used in query languages; street names have none, and hyphens only occur in house numbers. */
function plainWords(keyword: string): string {
  return keyword
    .replace(/[^\p{L}\p{N}\s.·-]|-(?!\p{N})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
