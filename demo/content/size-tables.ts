import type { SizeMeasure } from '#rules/catalogue/size-table.ts';

/** Sizes in mm: the measurements, then a row for each size. */
export interface DemoSizes {
  measures: readonly SizeMeasure[];
  rows: Readonly<Record<string, readonly number[]>>;
}

const top: readonly SizeMeasure[] = ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'];
const bag: readonly SizeMeasure[] = ['WIDTH', 'HEIGHT', 'STRAP'];

const regularTee: DemoSizes = {
  measures: top,
  rows: { S: [680, 440, 500, 210], M: [710, 455, 520, 220], L: [735, 475, 550, 230], XL: [755, 495, 580, 240] },
};
const oversizedTee: DemoSizes = {
  measures: top,
  rows: { S: [700, 540, 580, 235], M: [725, 560, 605, 245], L: [745, 580, 630, 255], XL: [765, 600, 655, 265] },
};
/** A raglan has no shoulder seam, so its sleeve is measured from the neck. */
const raglanTee: DemoSizes = {
  measures: ['LENGTH', 'CHEST', 'SLEEVE'],
  rows: { S: [670, 480, 390], M: [700, 500, 405], L: [725, 530, 420], XL: [745, 560, 435] },
};
const longSleeve: DemoSizes = {
  measures: top,
  rows: { S: [680, 450, 510, 600], M: [705, 465, 530, 610], L: [730, 485, 560, 620], XL: [750, 505, 590, 630] },
};
const sweatshirt: DemoSizes = {
  measures: top,
  rows: { S: [665, 490, 540, 580], M: [690, 505, 565, 590], L: [715, 525, 595, 600], XL: [735, 545, 625, 610] },
};
const hoodie: DemoSizes = {
  measures: top,
  rows: { S: [670, 520, 570, 580], M: [695, 540, 595, 590], L: [720, 560, 625, 600], XL: [740, 580, 655, 610] },
};
const tote: DemoSizes = { measures: bag, rows: { FREE: [370, 400, 600] } };
const cap: DemoSizes = { measures: ['HEAD', 'BRIM', 'DEPTH'], rows: { FREE: [580, 70, 125] } };
const cushion: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { 기본: [450, 450] } };
const pouch: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { 기본: [210, 130] } };
const poster: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { A3: [297, 420], A2: [420, 594] } };
const mug: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { 기본: [82, 95] } };
const socks: DemoSizes = { measures: ['FOOT', 'HEIGHT'], rows: { '230-250': [240, 180], '255-275': [265, 190] } };
const sticker: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { 기본: [100, 148] } };
const pin: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { 기본: [32, 30] } };
const phoneCase: DemoSizes = { measures: ['WIDTH', 'HEIGHT'], rows: { '아이폰 17': [75, 153], '갤럭시 S26': [75, 153] } };
const notebook = (...options: string[]): DemoSizes => ({
  measures: ['WIDTH', 'HEIGHT'],
  rows: Object.fromEntries(options.map((option) => [option, [130, 210]])),
});

/** Sizes of customizable garments by product and by the code of the fit. */
export const fitSizes: Readonly<Record<string, Readonly<Record<string, DemoSizes>>>> = {
  'TEE-240': { REGULAR: regularTee, OVERSIZED: oversizedTee },
  'LST-260': { REGULAR: longSleeve },
  'SWT-400': { REGULAR: sweatshirt },
  'HOD-420': { PULLOVER: hoodie },
  'TOT-16': { STANDARD: tote },
  'CAP-6P': { STANDARD: cap },
};

/** Sizes of ready-made goods by product. */
export const readySizes: Readonly<Record<string, DemoSizes>> = {
  'RT-01': raglanTee,
  'RT-02': raglanTee,
  'RT-03': raglanTee,
  'RL-01': longSleeve,
  'RS-01': sweatshirt,
  'RC-01': cap,
  'RB-01': tote,
  'CU-01': cushion,
  'CU-02': cushion,
  'MG-01': mug,
  'MG-02': mug,
  'MG-03': mug,
  'PO-01': poster,
  'PO-02': poster,
  'PO-03': poster,
  'PC-01': pouch,
  'ST-01': sticker,
  'ST-02': sticker,
  'NB-01': notebook('줄', '무지'),
  'NB-02': notebook('줄', '무지'),
  'NB-03': notebook('점', '무지'),
  'PH-01': phoneCase,
  'PH-02': phoneCase,
  'PN-01': pin,
  'PN-02': pin,
  'SK-01': socks,
};
