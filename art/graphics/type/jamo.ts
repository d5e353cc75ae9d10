import type { Motifs } from '../motif.ts';
import { circlePath, polar, range } from '../path.ts';
import { bar, disc, fill, line, placed, ring } from '../svg.ts';

/** Letterforms of Hangul built like furniture: a word is drawn as the thing it means. */
const blue = '#2446E8';
const red = '#F2452B';
const yellow = '#FFC72C';
const pink = '#FFB2C8';
const green = '#0E9F6E';
const cream = '#FFF4DC';
const ink = '#17181C';

const stroke = (d: string, color: string, width: number) => line(d, color, width, { cap: 'butt', join: 'miter' });

export const jamoMotifs: Motifs = {
  'jamo-bear-door': bearDoor,
  'jamo-hat': hat,
  'jamo-laugh': laugh,
  'jamo-tears': tears,
  'jamo-forest': forest,
  'jamo-flower': flower,
  'jamo-consonants': consonants,
  'jamo-yes-yes': yesYes,
  'jamo-spring': spring,
  'jamo-moon': moon,
  'jamo-rest': rest,
  'jamo-dance': dance,
};

/** 곰 upright, 문 upside down: bear and door are one word. */
function bearDoor(): string {
  return [
    disc(-215, -405, 88, blue) + disc(215, -405, 88, blue),
    disc(-215, -405, 40, pink) + disc(215, -405, 40, pink),
    stroke('M-300 -345H240V-70', blue, 120),
    disc(-150, -170, 34, blue) + disc(60, -170, 34, blue),
    stroke('M-440 70H440', red, 120) + stroke('M-45 70V-90', red, 120),
    stroke('M-240 230H240V500H-240Z', blue, 120),
    disc(110, 365, 34, yellow),
  ].join('');
}

/** ㅎ is a gentleman under a bowler. */
function hat(): string {
  return [
    fill('M-200 -250A200 200 0 0 1 200 -250Z', blue),
    bar(-200, -292, 400, 44, red),
    bar(-370, -248, 740, 84, blue, 42),
    disc(0, 170, 300, yellow) + disc(0, 170, 176, cream),
    disc(-72, 130, 30, blue) + disc(72, 130, 30, blue),
    line('M-80 215Q0 290 80 215', blue, 30),
    disc(-232, 235, 38, red) + disc(232, 235, 38, red),
  ].join('');
}

/** ㅋㅋㅋ grows until it falls over. */
function laugh(): string {
  const giggle = (x: number, y: number, size: number, color: string, turn: number) =>
    placed(stroke('M-110 -130H110V180M-110 20H110', color, 84), x, y, turn, size);
  const puffs = range(6).map((step) => {
    const [x, y] = polar(330, -250, -2.3 + step * 0.5, 330);
    return disc(x, y, 34 - step * 3, step % 2 ? red : yellow);
  });
  return [giggle(-405, 250, 0.8, yellow, -8), giggle(-170, 110, 1.35, pink, 3), giggle(215, -70, 2.1, red, 13), ...puffs].join('');
}

/** ㅠㅅㅠ: a whole face out of three letters. */
function tears(): string {
  const eye = (side: number) =>
    [
      stroke(`M${side * 300 - 165} -190H${side * 300 + 165}`, blue, 96),
      stroke(`M${side * 300 - 75} -160V110M${side * 300 + 75} -160V110`, blue, 74),
      drop(side * 300 - 75, 205, 0.9) + drop(side * 300 + 75, 290, 1.15),
    ].join('');
  return eye(-1) + eye(1) + stroke('M-105 200L0 60L105 200', red, 74) + disc(0, -330, 46, yellow);
}

const drop = (x: number, y: number, size: number) =>
  placed(fill('M0 -70C28 -18 48 6 48 32A48 48 0 0 1 -48 32C-48 6 -28 -18 0 -70Z', '#6FC3FF'), x, y, 0, size);

/** 숲: ㅅ are crowns, ㅜ the trunk, ㅍ the fence in front. */
function forest(): string {
  const tree = (x: number, y: number, size: number, crown: string, tip: string) =>
    placed(fill('M0 -210L205 0H95L0 -95L-95 0H-205Z', crown) + fill('M0 -390L175 -190H90L0 -285L-90 -190H-175Z', tip), x, y, 0, size);
  return [
    disc(330, -400, 96, red),
    tree(-300, 90, 0.95, green, '#57C785'),
    tree(300, 90, 0.95, '#57C785', green),
    tree(0, 90, 1.35, '#0B7A55', '#0E9F6E'),
    stroke('M-460 150H460', blue, 84) + stroke('M0 150V270', blue, 84),
    stroke('M-460 318H460M-460 520H460', yellow, 76) + stroke('M-190 318V520M190 318V520', yellow, 76),
  ].join('');
}

/** 꽃: twelve ㄱ turn around one ㅇ. */
function flower(): string {
  const petals = range(12).map((petal) => {
    const color = [red, pink, yellow][petal % 3] ?? red;
    return placed(stroke('M-92 -330H70V-150', color, 70), 0, -110, petal * 30, 1);
  });
  return [
    stroke('M0 120V560', green, 64) + stroke('M0 400H-190V300', green, 64) + stroke('M0 470H190V370', green, 64),
    ...petals,
    disc(0, -110, 128, cream),
    ring(0, -110, 92, blue, 62),
  ].join('');
}

const consonantPaths: readonly string[] = [
  'M-60 -58H58V70',
  'M-58 -70V58H70',
  'M70 -58H-58V58H70',
  'M-70 -62H58V0H-58V62H70',
  'M-58 -58H58V58H-58Z',
  'M-58 -75V58H58V-75M-58 -4H58',
  'M-72 70L0 -66L72 70',
  circlePath(0, 0, 60),
  'M-75 -58H75M-68 72L0 -50L68 72',
  'M-36 -84H36M-78 -40H78M-66 78L0 -34L66 78',
  'M-60 -58H58V75M-60 4H58',
  'M70 -62H-58V62H70M-58 0H62',
  'M-75 -58H75M-75 58H75M-34 -58V58M34 -58V58',
  `M-34 -88H34M-78 -42H78${circlePath(0, 34, 46)}`,
];

/** The fourteen consonants as one set of building blocks. */
function consonants(): string {
  const grounds = [blue, red, yellow, pink, green, cream];
  const letters = [cream, cream, ink, red, cream, blue];
  const cells = consonantPaths.map((d, index) => {
    const row = index < 3 ? 0 : index < 7 ? 1 : index < 11 ? 2 : 3;
    const first = [0, 3, 7, 11][row] ?? 0;
    const count = row === 1 || row === 2 ? 4 : 3;
    const x = (index - first - (count - 1) / 2) * 244;
    const tone = (index * 5 + row) % 6;
    const ground = grounds[tone] ?? blue;
    const corner = index % 3 === 0 ? 116 : index % 3 === 1 ? 26 : 62;
    return placed(bar(-116, -116, 232, 232, ground, corner) + stroke(d, letters[tone] ?? ink, 40), x, (row - 1.5) * 244);
  });
  return cells.join('');
}

/** ㅇㅇ: agreement that goes round and round. */
function yesYes(): string {
  const eye = (x: number, look: number, outer: string, inner: string) =>
    fill(`${circlePath(x, 0, 268)}${circlePath(x, 0, 190)}`, outer, 'fill-rule="evenodd"') +
    fill(`${circlePath(x + look, 40, 142)}${circlePath(x + look, 40, 74)}`, inner, 'fill-rule="evenodd"');
  return [
    eye(-285, 30, red, blue),
    eye(285, -30, blue, red),
    stroke('M-420 -330L-190 -372', red, 52) + stroke('M190 -372L420 -330', blue, 52),
    line('M-150 345Q0 440 150 345', green, 52),
  ].join('');
}

/** 봄: ㅂ is the pot, ㅗ the sprout, ㅁ the earth it came from. */
function spring(): string {
  const leaf = (side: number, y: number) =>
    fill(
      `M0 ${y}C${side * 60} ${y - 150} ${side * 230} ${y - 170} ${side * 300} ${y - 150}C${side * 290} ${y - 40} ${side * 160} ${y + 30} 0 ${y}Z`,
      green,
    );
  return [
    leaf(-1, -210) + leaf(1, -290),
    stroke('M0 -150V-480', green, 60),
    disc(0, -500, 74, yellow) + disc(0, -500, 34, red),
    stroke('M-230 -190V90H230V-190M-230 -60H230', red, 92),
    stroke('M-430 220H430', blue, 80) + stroke('M0 130V220', blue, 80),
    stroke('M-190 350H190V540H-190Z', yellow, 92),
  ].join('');
}

/** 달: every stroke is a phase of the moon. */
function moon(): string {
  const star = (x: number, y: number, r: number) =>
    fill(`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`, pink);
  return [
    fill('M-20 -520A215 215 0 1 0 -20 -90A300 240 0 0 1 -20 -520Z', yellow),
    stroke('M250 -560V-30', pink, 88),
    fill('M294 -400A110 110 0 0 1 294 -180Z', yellow),
    line('M-280 60H190A100 100 0 0 1 190 260H-180A100 100 0 0 0 -180 460H330', yellow, 88, { cap: 'butt' }),
    disc(330, 460, 44, pink) + disc(-280, 60, 44, pink),
    star(-60, -305, 62) + star(420, -500, 40) + star(-400, 10, 46) + star(400, 190, 54),
  ].join('');
}

/** 쉼: ㅅ is the roof, ㅟ the garden fence, ㅁ the room with a lamp on. */
function rest(): string {
  return [
    bar(210, -450, 84, 190, blue),
    fill('M0 -520L430 -130H300L0 -400L-300 -130H-430Z', red),
    stroke('M-360 -20H150', blue, 84) + stroke('M-105 0V150', blue, 84),
    stroke('M300 -110V190', blue, 84),
    stroke('M-270 262H290V530H-270Z', red, 88),
    bar(-226, 306, 472, 180, yellow),
    disc(10, 366, 46, cream),
    line('M10 306V330', red, 16),
  ].join('');
}

/** 춤: ㅊ kicks, ㅜ is the floor, ㅁ the loudspeaker. */
function dance(): string {
  return [
    disc(20, -470, 78, red),
    line('M-330 -390C-240 -300 -120 -320 0 -330S260 -350 350 -480', blue, 88, { cap: 'butt' }),
    line('M30 -330C20 -200 -60 -120 -290 10', blue, 88, { cap: 'butt' }),
    line('M10 -190C90 -110 200 -110 340 -170', blue, 88, { cap: 'butt' }),
    stroke('M-440 110H440', yellow, 84) + stroke('M0 110V230', yellow, 84),
    stroke('M-240 280H240V560H-240Z', green, 84),
    disc(0, 420, 78, pink) + disc(0, 420, 32, red),
    ...range(3).map((step) =>
      line(`M${300 + step * 60} ${360 - step * 30}Q${345 + step * 75} 420 ${300 + step * 60} ${480 + step * 30}`, red, 26),
    ),
  ].join('');
}
