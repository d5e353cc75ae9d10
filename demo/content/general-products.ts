import { hangangProducts } from './general-hangang.ts';
import { moonbangProducts } from './general-moonbang.ts';
import { natjamProducts } from './general-natjam.ts';
import type { DemoGeneral } from './general-row.ts';

export const demoGenerals: readonly DemoGeneral[] = [...natjamProducts, ...moonbangProducts, ...hangangProducts].map(
  ([
    brand,
    code,
    category,
    kind,
    colorHex,
    [artist, graphic],
    ko,
    en,
    cn,
    [price, originPrice, promotionPrice],
    options,
    stock,
    lineKo,
    lineEn,
    lineCn,
    isNew,
  ]) => ({
    brand,
    code,
    category,
    kind,
    colorHex,
    artist,
    graphic,
    name: { ko, en, cn },
    price,
    originPrice,
    promotionPrice,
    options,
    stock,
    line: { ko: lineKo, en: lineEn, cn: lineCn },
    isNew: isNew ?? false,
  }),
);
