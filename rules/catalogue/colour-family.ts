import { plainWord } from '../search/pieces.ts';
import { type ColourFamilyId, type ColourName, colourNames } from './product/colour-names.ts';

/**
 * The words of each colour family, which all find the whole family, and its shades: narrower colour names (세이지 is green, but green is
 * not 세이지). A new family is a new row here and in `colourNames`.
 */
const called: Readonly<Record<ColourFamilyId, readonly [words: string, shades: string]>> = {
  black: ['검정색 검은 검은색 까만 까만색 까망 블랙 흑색 black 黑', '먹색 jet 잉크'],
  white: ['흰 하얀 하얀색 하양 하얗 백색 화이트 white 白', '오프화이트 offwhite 순백'],
  grey: [
    '그레이 그레이색 쥐색 잿빛 잿빛색 grey gray 灰',
    '차콜 멜란지 멜란지그레이 charcoal melange heather 炭灰 麻灰 먹회색 실버 은색 silver 银色',
  ],
  beige: [
    '베이지색 beige 米白 米黄',
    '크림 크림색 cream 奶油白 아이보리 아이보리색 상아색 ivory 象牙白 내추럴 내츄럴 natural 本色 오트밀 oatmeal 샌드 sand 에크루 ecru',
  ],
  brown: ['밤색 고동색 브라운 brown 褐色 咖啡色 棕', '모카 mocha 摩卡棕 초콜릿 chocolate 카멜 camel 코코아 cocoa 탄 tan 커피색'],
  red: ['빨간 빨간색 붉은 붉은색 적색 다홍 레드 red 红', '스칼렛 scarlet 체리 cherry 진홍 crimson'],
  wine: ['와인색 자주 자주색 버건디 버건디색 wine burgundy 酒红', '마룬 maroon 보르도 bordeaux 플럼 plum'],
  pink: ['분홍색 핑크 핑크색 pink 粉 粉红', '더스티핑크 dustypink 灰粉 로즈 rose 살구색 코랄 coral 마젠타 magenta'],
  orange: ['주황색 오렌지색 오렌지 귤색 orange 橙', '탠저린 tangerine 테라코타 terracotta'],
  yellow: ['노란 노란색 노랑색 옐로 옐로우 yellow 黄', '머스터드 mustard 芥末黄 겨자색 레몬 lemon 골드 금색 gold 金色'],
  green: [
    '초록색 녹색 그린 그린색 풀색 green 绿',
    '세이지 sage 鼠尾草绿 포레스트 forest 森林绿 올리브 olive 카키 khaki 卡其 연두 연두색 민트 민트색 mint 薄荷绿 쑥색',
  ],
  sky: ['스카이블루 스카이 skyblue sky 연파랑 소라 소라색 天蓝 浅蓝', '아이스블루 iceblue 파우더블루 powderblue 아쿠아 aqua'],
  blue: ['파란 파란색 푸른 푸른색 청색 블루 blue 蓝', '코발트 cobalt 로열블루 royalblue 인디고 indigo 데님 denim 청록 청록색 틸 teal'],
  navy: ['네이비 네이비색 곤색 감색 navy 藏青 深蓝 海军蓝', '미드나잇 midnight'],
  purple: ['보라색 보랏빛 퍼플 자색 purple violet 紫', '라벤더 lavender 라일락 lilac 연보라 바이올렛 薰衣草紫'],
};

export interface ColourFamily extends ColourName {
  /** Words for the family, in lower case without spaces. */
  words: readonly string[];
  shades: readonly string[];
}

export const colourFamilies: readonly ColourFamily[] = colourNames.map((family) => {
  const [words, shades] = called[family.id];
  return { ...family, words: [...Object.values(family.name).map(plainWord), ...words.split(' ')], shades: shades.split(' ') };
});

const byWord = new Map<string, ColourFamilyId>(
  colourFamilies.flatMap(({ id, words, shades }) => [...words, ...shades].map((word): [string, ColourFamilyId] => [word, id])),
);

/** The family that a shopper's whole word names; null for any other word. */
export function colourFamilyNamed(word: string): ColourFamilyId | null {
  return byWord.get(plainWord(word)) ?? null;
}

/**
 * The family of an option's colour, from its name in any language: the whole name, else its last word that names a colour (멜란지 그레이,
 * Dusty Pink). Without such a word (무늬 3), the family of its hex value.
 */
export function colourFamilyOf({ name, hex }: { name: Partial<Record<string, string>>; hex: string }): ColourFamilyId {
  for (const written of Object.values(name)) {
    const whole = colourFamilyNamed(written ?? '');
    if (whole !== null) return whole;
    for (const word of (written ?? '').split(/\s+/).toReversed()) {
      const named = colourFamilyNamed(word);
      if (named !== null) return named;
    }
  }
  return familyOfHex(hex);
}

/**
 * The family of a hex colour by hue, chroma and lightness, with the limits of Korean shops: pale warm colours are beige, dark blues
 * navy, dark reds wine, dark oranges brown.
 */
function familyOfHex(hex: string): ColourFamilyId {
  const { hue, chroma, lightness } = hueOf(hex);
  if (lightness < 0.15) return chroma > 0.08 && hue > 200 && hue < 260 ? 'navy' : 'black';
  if (lightness > 0.94 && chroma < 0.06) return 'white';
  if (chroma < 0.06) return hue > 25 && hue < 65 && lightness > 0.75 ? 'beige' : 'grey';
  if (hue >= 345 || hue < 15) return lightness < 0.32 ? 'wine' : lightness > 0.68 ? 'pink' : 'red';
  if (hue < 65 && lightness > 0.72 && chroma < 0.3) return hue < 25 ? 'pink' : 'beige';
  if (hue < 45) return lightness < 0.42 || chroma < 0.35 ? 'brown' : hue < 20 ? 'red' : 'orange';
  if (hue < 65) return lightness < 0.35 ? 'brown' : 'yellow';
  if (hue < 175) return 'green';
  if (hue < 260) return lightness < 0.3 ? 'navy' : lightness > 0.7 ? 'sky' : chroma < 0.12 ? 'grey' : 'blue';
  return hue < 300 ? 'purple' : lightness > 0.6 ? 'pink' : 'wine';
}

/** Hue in degrees; chroma and lightness from 0 to 1 (HSL, with the plain spread of the channels as chroma). */
function hueOf(hex: string): { hue: number; chroma: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const sector =
    chroma === 0
      ? 0
      : most === red
        ? ((green - blue) / chroma + 6) % 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4;
  return { hue: sector * 60, chroma, lightness: (most + most - chroma) / 2 };
}
