import type { Named } from './named.ts';

/** Options of ready-made products in the other languages; sizes are the same in all of them. */
const names: Readonly<Record<string, { en: string; cn: string }>> = {
  기본: { en: 'Standard', cn: '标准' },
  줄: { en: 'Lined', cn: '横线' },
  무지: { en: 'Plain', cn: '空白' },
  점: { en: 'Dotted', cn: '点格' },
  FREE: { en: 'One size', cn: '均码' },
  '아이폰 17': { en: 'iPhone 17', cn: 'iPhone 17' },
  '갤럭시 S26': { en: 'Galaxy S26', cn: 'Galaxy S26' },
};

/** An option by its Korean name. */
export function namedOption(ko: string): Named['name'] {
  return { ko, ...(names[ko] ?? { en: ko, cn: ko }) };
}
