import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { findPlaces } from './find-places.ts';

/**
 * The part of the address service that the shop uses, with some hundred addresses from every province; the default in demonstration mode,
 * registered under `jusoStandInPath`. Like the real one, it reports errors in the body, with status 200.
 */
export async function jusoStandIn(app: FastifyInstance, { config: { addressSearch } }: { config: Pick<Config, 'addressSearch'> }) {
  if (addressSearch.source !== 'stand-in') return;
  app.get<{ Querystring: Record<string, string | undefined> }>('/addrlink/addrLinkApi.do', async ({ query }) => {
    const { confmKey, keyword = '', currentPage = '1', countPerPage = '10' } = query;
    if (confmKey !== addressSearch.apiKey) return refusal('E0001', '승인되지 않은 KEY 입니다.');
    if (keyword.trim() === '') return refusal('E0005', '검색어가 입력되지 않았습니다.');
    if (keyword.trim().length < 2) return refusal('E0008', '검색어는 두글자 이상 입력되어야 합니다.');
    const found = findPlaces(keyword);
    const start = (Number(currentPage) - 1) * Number(countPerPage);
    const common = { errorCode: '0', errorMessage: '정상', totalCount: String(found.length), currentPage, countPerPage };
    return { results: { common, juso: found.slice(start, start + Number(countPerPage)) } };
  });
}

function refusal(errorCode: string, errorMessage: string) {
  return { results: { common: { errorCode, errorMessage, totalCount: '0' }, juso: null } };
}
