import { places } from './places.ts';
import { houses, streets } from './streets.ts';

/** One address as the service returns it. */
export interface Place {
  zipNo: string;
  roadAddr: string;
  jibunAddr: string;
}

/** Other names of provinces and cities, which people type more often than the official ones. */
const otherNames: readonly (readonly [province: string, others: string])[] = [
  ['서울특별시', '서울시'],
  ['부산광역시', '부산시'],
  ['대구광역시', '대구시'],
  ['인천광역시', '인천시'],
  ['광주광역시', '광주시'],
  ['대전광역시', '대전시'],
  ['울산광역시', '울산시'],
  ['세종특별자치시', '세종시'],
  ['강원특별자치도', '강원도'],
  ['충청북도', '충북'],
  ['충청남도', '충남'],
  ['전북특별자치도', '전라북도'],
  ['전라남도', '전남'],
  ['경상북도', '경북'],
  ['경상남도', '경남'],
  ['제주특별자치도', '제주도'],
];

/** All addresses of the stand-in. */
export const allPlaces: readonly Place[] = [
  ...places.map(([zipNo, roadAddr, jibunAddr]) => ({ zipNo, roadAddr, jibunAddr })),
  ...streets.flatMap(houses),
];

const searched = allPlaces.map((place) => {
  const other = otherNames.find(([province]) => place.roadAddr.startsWith(province))?.[1] ?? '';
  const spaced = `${other} ${place.roadAddr} ${place.jibunAddr} `;
  return { place, spaced, joined: `${spaced.replace(/\s/g, '')} ${place.zipNo}` };
});

/** Addresses that contain every word. A number alone is a whole house or lot number: 12 finds neither 120 nor 성수동12가. */
export function findPlaces(keyword: string): Place[] {
  const words = keyword.split(/[\s,]+/).filter((word) => word !== '');
  return searched.filter((address) => words.every((word) => contains(address, word.replace(/번지$/, '')))).map(({ place }) => place);
}

function contains({ spaced, joined }: { spaced: string; joined: string }, word: string): boolean {
  if (/^산?\d{1,4}(-\d+)?$/.test(word)) return [' ', '-'].some((end) => spaced.includes(` ${word}${end}`));
  const at = joined.indexOf(word);
  return at >= 0 && !(/\d$/.test(word) && /\d/.test(joined.charAt(at + word.length)));
}
