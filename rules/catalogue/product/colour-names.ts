import type { Locale } from '../../shop/locale.ts';

/**
 * The colour families in the order of the filter, each with its name and a typical colour for the filter's dot. Browsers load only
 * these.
 */
export const colourNames = [
  named('black', ['검정', 'Black', '黑色'], '#1C1C1E'),
  named('white', ['흰색', 'White', '白色'], '#FBFAF7'),
  named('grey', ['회색', 'Grey', '灰色'], '#B9B8B5'),
  named('beige', ['베이지', 'Beige', '米色'], '#EADFC8'),
  named('brown', ['갈색', 'Brown', '棕色'], '#7B5E4B'),
  named('red', ['빨강', 'Red', '红色'], '#C9352C'),
  named('wine', ['와인', 'Wine', '酒红色'], '#6B1F2E'),
  named('pink', ['분홍', 'Pink', '粉色'], '#E59AA5'),
  named('orange', ['주황', 'Orange', '橙色'], '#E8792B'),
  named('yellow', ['노랑', 'Yellow', '黄色'], '#F2D04F'),
  named('green', ['초록', 'Green', '绿色'], '#2F6B4A'),
  named('sky', ['하늘색', 'Sky blue', '天蓝色'], '#ABC4DA'),
  named('blue', ['파랑', 'Blue', '蓝色'], '#2F5FB3'),
  named('navy', ['남색', 'Navy', '藏青色'], '#1F2A44'),
  named('purple', ['보라', 'Purple', '紫色'], '#7A5BA6'),
] as const;

export type ColourFamilyId = (typeof colourNames)[number]['id'];

export interface ColourName<Id extends string = ColourFamilyId> {
  id: Id;
  name: Readonly<Record<Locale, string>>;
  hex: string;
}

function named<const Id extends string>(id: Id, [ko, en, cn]: readonly [string, string, string], hex: string): ColourName<Id> {
  return { id, name: { ko, en, cn }, hex };
}
