import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { places } from './places.ts';

/**
 * The part of the address service that the shop uses, with some sixty real places; the default in demonstration mode, registered under
 * `jusoStandInPath`. Like the real one, it reports errors in the body, with status 200.
 */
export async function jusoStandIn(app: FastifyInstance, { config: { addressSearch } }: { config: Pick<Config, 'addressSearch'> }) {
  if (addressSearch.source !== 'stand-in') return;
  app.get<{ Querystring: Record<string, string | undefined> }>('/addrlink/addrLinkApi.do', async ({ query }) => {
    const { confmKey, keyword = '', countPerPage = '10' } = query;
    if (confmKey !== addressSearch.apiKey) return refusal('E0001', '승인되지 않은 KEY 입니다.');
    if (keyword.trim() === '') return refusal('E0005', '검색어가 입력되지 않았습니다.');
    if (keyword.trim().length < 2) return refusal('E0008', '검색어는 두글자 이상 입력되어야 합니다.');
    const found = findPlaces(keyword);
    const page = found.slice(0, Number(countPerPage));
    return { results: { common: { errorCode: '0', errorMessage: '정상', totalCount: String(found.length) }, juso: page } };
  });
}

function findPlaces(keyword: string) {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  const rows = places.map(([zipNo, roadAddr, jibunAddr]) => ({ zipNo, roadAddr, jibunAddr }));
  // Long and short province and city names need no special case: 서울 matches 서울특별시, since a substring is enough.
  return rows.filter(({ roadAddr, jibunAddr }) => words.every((word) => `${roadAddr} ${jibunAddr}`.replace(/\s/g, '').includes(word)));
}

function refusal(errorCode: string, errorMessage: string) {
  return { results: { common: { errorCode, errorMessage, totalCount: '0' }, juso: null } };
}
