/** A colour a garment is dyed in. `melange` yarn shows pale and dark fibres. */
export interface GarmentColour {
  name: { ko: string; en: string; cn: string };
  hex: string;
  melange?: true;
}

const white = colour('화이트', 'White', '白色', '#FBFAF7');
const black = colour('블랙', 'Black', '黑色', '#1C1C1E');
const melange: GarmentColour = { ...colour('멜란지 그레이', 'Melange Grey', '麻灰', '#B9B8B5'), melange: true };
const charcoal = colour('차콜', 'Charcoal', '炭灰', '#46464B');
const navy = colour('네이비', 'Navy', '藏青', '#1F2A44');
const sage = colour('세이지', 'Sage', '鼠尾草绿', '#A3AE94');
const cream = colour('크림', 'Cream', '奶油白', '#F1E9D6');
const burgundy = colour('버건디', 'Burgundy', '酒红', '#6B1F2E');
const sky = colour('스카이 블루', 'Sky Blue', '天蓝', '#ABC4DA');
const forest = colour('포레스트', 'Forest', '森林绿', '#2F4A3B');
const mustard = colour('머스터드', 'Mustard', '芥末黄', '#D8A436');
const pink = colour('더스티 핑크', 'Dusty Pink', '灰粉', '#DFB6B1');
const mocha = colour('모카', 'Mocha', '摩卡棕', '#7B5E4B');
const natural = colour('내추럴', 'Natural', '本色', '#EADFC8');

/** Colours by garment, best-selling first. */
export const garmentColours = {
  'tee-regular': [white, black, melange, navy, sage, cream, burgundy, sky],
  'tee-oversized': [black, white, charcoal, cream, sage, mocha, pink],
  'tee-raglan': [white, black, sage, navy, charcoal, sky],
  'long-sleeve': [white, black, melange, navy, forest, cream],
  sweatshirt: [melange, black, cream, navy, burgundy, sage, mustard],
  hoodie: [black, melange, cream, navy, forest, pink, mocha],
  tote: [natural, black, white, navy, sage, mustard],
  cap: [black, natural, navy, forest, burgundy, mocha, white],
} as const satisfies Record<string, readonly GarmentColour[]>;

const melangeHexes = new Set([melange.hex]);

/** Whether cloth of this colour is mélange. */
export function isMelange(hex: string): boolean {
  return melangeHexes.has(hex.toUpperCase());
}

function colour(ko: string, en: string, cn: string, hex: string): GarmentColour {
  return { name: { ko, en, cn }, hex };
}
