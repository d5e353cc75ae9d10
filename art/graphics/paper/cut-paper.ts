import type { Motifs } from '../motif.ts';
import { type Point, polar, range } from '../path.ts';
import type { Random } from '../random.ts';
import { type Scissors, scissors } from './cut-edges.ts';

/** Coloured paper, scissors, glue. The school of Dessau meets the last room of Matisse. */
const red = '#E8412F';
const blue = '#2350C8';
const yellow = '#F5B921';
const pink = '#F5A6B8';
const green = '#1F8A5B';
const navy = '#1C2552';
const cream = '#FFF3DC';
const sky = '#8CC7E8';
const lilac = '#B79BE0';

type Cut = (cut: Scissors, random: Random) => string[];
const glued = (compose: Cut) => (random: Random) => compose(scissors(random), random).join('');

export const cutPaperMotifs: Motifs = {
  'paper-profile': glued(profile),
  'paper-vase': glued(vase),
  'paper-bird': glued(bird),
  'paper-stairs': glued(stairs),
  'paper-chair': glued(chair),
  'paper-cat': glued(cat),
  'paper-fish': glued(fish),
  'paper-dancer': glued(dancer),
  'paper-town': glued(town),
  'paper-mobile': glued(mobile),
  'paper-swimmer': glued(swimmer),
  'paper-moonlight': glued(moonlight),
};

/** Two faces, one nose. */
function profile(cut: Scissors): string[] {
  return [
    cut.wedge(blue, 0, 0, 440, 90, 270),
    cut.wedge(pink, 0, 0, 440, -90, 90),
    cut.poly(red, '0,-250 0,110 150,110'),
    cut.oval(cream, -170, -110, 92, 56) + cut.oval(navy, -160, -110, 46),
    cut.oval(cream, 185, -110, 84, 50) + cut.oval(green, 180, -110, 44),
    cut.wedge(red, 0, 220, 110, 0, 180) + cut.wedge(cream, 0, 220, 52, 90, 180),
    cut.wedge(yellow, -440, 20, 84, 90, 270) + cut.wedge(yellow, 440, 20, 84, -90, 90),
    cut.poly(navy, '-440,-300 -250,-490 -60,-440 0,-500 0,-380 -220,-330 -380,-190'),
    cut.poly(yellow, '0,-500 210,-480 420,-270 390,-160 220,-320 0,-380'),
    cut.poly(navy, '-280,-210 -80,-235 -80,-200 -275,-178'),
    cut.poly(green, '90,-225 280,-200 276,-170 92,-192'),
  ];
}

/** A vase that is half in shadow, and everything that wanted in. */
function vase(cut: Scissors): string[] {
  return [
    cut.frond(green, -40, 60, -34, 470, 6),
    cut.frond(blue, 20, 60, 4, 560, 7),
    cut.frond(red, 60, 60, 40, 450, 6),
    cut.oval(yellow, -210, -150, 74) + cut.oval(red, -210, -150, 30),
    cut.oval(pink, 245, -60, 60) + cut.oval(navy, 245, -60, 24),
    cut.poly(navy, '-120,30 0,30 0,480 -110,480 -220,300 -90,130'),
    cut.poly(lilac, '0,30 120,30 90,130 220,300 110,480 0,480'),
    cut.wedge(yellow, 0, 300, 92, -90, 90) + cut.wedge(cream, 0, 300, 92, 90, 270),
    cut.poly(cream, '-120,30 0,30 0,66 -108,66') + cut.poly(navy, '0,30 120,30 108,66 0,66'),
  ];
}

/** A bird built of quarter circles, looking for the fifth. */
function bird(cut: Scissors): string[] {
  return [
    cut.wedge(yellow, -40, 60, 350, 90, 180) + cut.wedge(red, -40, 60, 350, 0, 90),
    cut.wedge(blue, -390, 60, 350, -90, 0),
    cut.poly(navy, '-390,60 -560,230 -390,230'),
    cut.wedge(navy, 310, 60, 350, 180, 270),
    cut.oval(sky, 210, -190, 200),
    cut.oval(cream, 235, -210, 72) + cut.oval(navy, 250, -210, 34),
    cut.poly(yellow, '390,-270 560,-185 395,-120'),
    cut.wedge(green, -40, 60, 220, 0, 90) + cut.wedge(pink, -40, 60, 110, 0, 90),
    cut.strip(navy, '-90,400 -90,520 -160,520', 24) + cut.strip(navy, '60,390 60,520 -10,520', 24),
    cut.frond(green, -250, -60, -28, 280, 5),
  ];
}

/** Noon: the sun goes up the stairs on its own. */
function stairs(cut: Scissors): string[] {
  const steps = range(5).map((step) =>
    cut.poly([red, pink, yellow, sky, blue][step] ?? red, [
      [-450 + step * 180, 440],
      [-450 + step * 180, 260 - step * 130],
      [-270 + step * 180, 260 - step * 130],
      [-270 + step * 180, 440],
    ]),
  );
  const rays = range(9).map((ray) => {
    const angle = (ray / 9) * Math.PI * 2;
    return cut.poly(yellow, [polar(-190, -200, angle - 0.16, 190), polar(-190, -200, angle, 270), polar(-190, -200, angle + 0.16, 190)]);
  });
  return [
    ...steps,
    ...rays,
    cut.oval(red, -190, -200, 165),
    cut.wedge(navy, -180, 440, 90, 180, 360),
    cut.wedge(cream, 360, 440, 90, 180, 360) + cut.poly(cream, '270,430 450,430 450,442 270,442'),
    cut.wedge(navy, 360, 440, 58, 180, 360),
    cut.poly(green, '0,440 70,250 140,440'),
  ];
}

/** A chair you could only sit on in Dessau. */
function chair(cut: Scissors): string[] {
  return [
    cut.oval(pink, 90, -120, 300),
    cut.poly(red, '-250,-470 -110,-490 -20,40 -165,60'),
    cut.poly(blue, '-190,20 330,-50 350,75 -180,150'),
    cut.strip(navy, '-290,-420 -160,500', 30) + cut.strip(navy, '300,-160 300,500', 30),
    cut.strip(navy, '-230,190 340,130', 26) + cut.strip(navy, '-190,370 400,330', 26),
    cut.poly(yellow, '300,-190 430,-210 430,-170 300,-150') + cut.poly(yellow, '-320,-440 -250,-450 -240,-385 -312,-375'),
    cut.oval(green, 120, -110, 86) +
      cut.poly(navy, '118,-190 128,-250 146,-248 136,-188') +
      cut.blob(green, '140,-235 200,-280 250,-262 200,-225'),
    cut.wedge(yellow, 60, 500, 120, 180, 360),
  ];
}

/** A cat made of one arch and a great deal of opinion. */
function cat(cut: Scissors): string[] {
  return [
    cut.blob(navy, '230,420 420,380 500,210 430,60 350,80 400,200 350,300 200,330'),
    cut.wedge(navy, 0, 150, 300, 180, 360) + cut.poly(navy, '-300,140 300,140 300,470 -300,470'),
    cut.wedge(pink, 0, 470, 150, 180, 360),
    cut.poly(navy, '-250,-400 -60,-250 -230,-130') + cut.poly(navy, '250,-400 60,-250 230,-130'),
    cut.poly(red, '-215,-335 -120,-260 -200,-205') + cut.poly(red, '215,-335 120,-260 200,-205'),
    cut.oval(navy, 0, -120, 260, 220),
    cut.oval(yellow, -110, -140, 78) + cut.wedge(navy, -110, -140, 60, 0, 180),
    cut.oval(sky, 110, -140, 78) + cut.wedge(navy, 110, -140, 60, 180, 360),
    cut.poly(red, '-40,-50 40,-50 0,0'),
    cut.strip(cream, '-80,-10 -300,-50', 12) +
      cut.strip(cream, '-80,15 -310,40', 12) +
      cut.strip(cream, '80,-10 300,-50', 12) +
      cut.strip(cream, '80,15 310,40', 12),
    cut.wedge(cream, -190, 470, 84, 180, 360) + cut.wedge(cream, 190, 470, 84, 180, 360),
    cut.oval(yellow, 0, 150, 60) + cut.oval(red, 0, 150, 26),
  ];
}

/** Lunch, with lemon. */
function fish(cut: Scissors, random: Random): string[] {
  const scales = range(4).flatMap((column) =>
    range(3 + (column % 2)).map((row) =>
      cut.wedge([pink, yellow, sky][(row + column) % 3] ?? pink, -150 + column * 105, (row - (2 + (column % 2)) / 2) * 96, 46, -90, 90),
    ),
  );
  return [
    cut.oval(sky, 0, 40, 490, 430) + cut.oval(cream, 0, 40, 400, 345),
    cut.blob(red, '-390,20 -250,-150 0,-205 240,-130 330,0 240,150 0,225 -250,180'),
    cut.poly(red, '300,10 500,-170 470,20 500,200'),
    cut.poly(navy, '-60,-190 60,-330 130,-170'),
    cut.wedge(navy, -250, 15, 172, -80, 80),
    cut.wedge(red, -262, 15, 160, -82, 82),
    cut.oval(cream, -300, -30, 46) + cut.oval(navy, -300, -30, 22),
    ...scales,
    cut.wedge(yellow, 200, 330, 110, 190 + random.between(-4, 4), 370) + cut.wedge(cream, 200, 326, 76, 190, 370),
    cut.frond(green, -250, 380, 62, 230, 4),
  ];
}

/** Three shapes and a scarf cannot keep still. */
function dancer(cut: Scissors): string[] {
  return [
    cut.blob(pink, '-440,-200 -250,-330 -60,-250 120,-330 330,-440 440,-380 330,-300 130,-210 -60,-150 -250,-220 -390,-130'),
    cut.oval(navy, 30, -400, 88) + cut.wedge(red, 60, -420, 88, -60, 80),
    cut.poly(blue, '-70,-290 120,-300 90,-30 -30,-20'),
    cut.wedge(yellow, 20, -40, 330, 20, 150),
    cut.wedge(red, 20, -40, 330, 85, 150) + cut.wedge(green, 20, -40, 190, 20, 150),
    cut.poly(navy, '60,230 120,220 260,450 330,450 330,490 230,495'),
    cut.poly(navy, '-110,230 -50,250 -150,420 -330,330 -340,285 -160,350'),
    cut.oval(yellow, -390, -330, 46) + cut.oval(lilac, 410, -230, 62) + cut.wedge(sky, 380, 120, 84, 90, 270),
  ];
}

/** The town as the postman sees it. */
function town(cut: Scissors): string[] {
  const walls: [string, number, number, number][] = [
    [red, -460, 150, 330],
    [yellow, -290, 190, 500],
    [blue, -80, 170, 390],
    [pink, 110, 190, 600],
    [green, 320, 150, 350],
  ];
  const blocks = walls.map(([color, x, width, tall]) =>
    cut.poly(color, [
      [x, 430],
      [x, 430 - tall],
      [x + width, 430 - tall],
      [x + width, 430],
    ]),
  );
  const openings = walls.flatMap(([color, x, width, tall], index) =>
    range(Math.floor(tall / 130)).map((floor) =>
      (index + floor) % 3 === 0
        ? cut.wedge(color === blue ? yellow : navy, x + width / 2, 350 - floor * 125, 40, 180, 360)
        : cut.poly(color === yellow ? blue : cream, [
            [x + width / 2 - 34, 300 - floor * 125],
            [x + width / 2 + 34, 300 - floor * 125],
            [x + width / 2 + 34, 362 - floor * 125],
            [x + width / 2 - 34, 362 - floor * 125],
          ]),
    ),
  );
  return [
    cut.oval(yellow, 360, -260, 100),
    ...blocks,
    cut.poly(navy, '-480,105 -385,-20 -290,105'),
    cut.wedge(red, -195, -66, 95, 180, 360),
    cut.poly(sky, '-80,44 90,-60 90,44'),
    cut.wedge(navy, 205, -166, 95, 180, 360),
    cut.poly(lilac, '310,84 395,-20 480,84'),
    ...openings,
    cut.wedge(green, -470, 440, 80, 180, 360) + cut.wedge(navy, 40, 440, 74, 180, 360),
  ];
}

/** Everything hangs from one thread and nothing falls. */
function mobile(cut: Scissors): string[] {
  const thread = (from: Point, to: Point) => cut.strip(navy, [from, to], 11);
  return [
    thread([0, -520], [0, -330]) + cut.strip(navy, '-330,-270 0,-330 300,-240', 17),
    thread([-330, -270], [-330, -120]) + thread([300, -240], [300, -60]) + thread([0, -330], [0, -60]),
    cut.strip(navy, '-200,0 0,-60 170,40', 17) + thread([-200, 0], [-200, 190]) + thread([170, 40], [170, 210]),
    cut.oval(red, -330, -20, 118) + cut.wedge(pink, -330, -20, 118, 90, 270),
    cut.poly(yellow, '300,-80 450,150 190,130'),
    cut.wedge(blue, -200, 200, 150, 0, 180) + cut.oval(cream, -200, 250, 36),
    cut.poly(green, '95,200 260,215 240,370 80,350') + cut.wedge(sky, 168, 285, 70, 0, 180),
    thread([168, 350], [168, 430]) + cut.oval(lilac, 168, 470, 56),
    cut.poly(red, '-30,-60 40,-60 20,60 -20,60'),
    cut.wedge(navy, 0, -520, 70, 0, 180),
  ];
}

/** Lane four, still in the lead. */
function swimmer(cut: Scissors): string[] {
  const wave = (color: string, y: number, phase: number) =>
    cut.blob(color, [
      ...range(12).map((step): Point => [-500 + step * 91, y + (step % 2 ? 34 : -34) * (phase ? -1 : 1)]),
      ...range(12).map((step): Point => [500 - step * 91, y + 92 + (step % 2 ? -30 : 30) * (phase ? -1 : 1)]),
    ]);
  return [
    cut.oval(yellow, 290, -330, 130),
    wave(sky, -30, 0),
    cut.blob(red, '-40,40 -150,-160 -310,-290 -470,-260 -490,-210 -350,-210 -250,-90 -180,60'),
    cut.oval(pink, 60, -60, 130) + cut.wedge(red, 60, -60, 136, 180, 360),
    cut.oval(navy, 110, -50, 42, 30) + cut.strip(navy, '-70,-70 80,-55', 16),
    cut.wedge(navy, 150, 10, 30, 0, 180),
    wave(blue, 60, 1),
    wave(navy, 190, 0),
    cut.oval(cream, -330, 250, 52) +
      cut.oval(red, -210, 262, 52) +
      cut.oval(cream, -90, 250, 52) +
      cut.oval(red, 30, 262, 52) +
      cut.oval(cream, 150, 250, 52) +
      cut.oval(red, 270, 262, 52),
    wave(sky, 320, 1),
  ];
}

/** The moon leans in at the window to see who is still up. */
function moonlight(cut: Scissors): string[] {
  return [
    cut.wedge(navy, 0, -60, 380, 180, 360) + cut.poly(navy, '-380,-70 380,-70 380,470 -380,470'),
    cut.oval(yellow, 70, -120, 210) + cut.oval(navy, 160, -170, 175),
    cut.oval(cream, 0, -60, 22) + cut.poly(red, '62,-70 128,-44 58,-14') + cut.strip(navy, '10,34 62,30', 12),
    cut.poly(red, '-380,250 -150,60 80,250') + cut.poly(pink, '-320,250 20,250 20,470 -320,470'),
    cut.poly(yellow, '-200,320 -100,320 -100,470 -200,470'),
    cut.frond(green, 220, 470, -6, 330, 6),
    cut.frond(sky, 320, 470, 14, 230, 5),
    cut.oval(cream, -250, -210, 20) + cut.oval(cream, -130, -330, 15) + cut.oval(cream, 260, -20, 16) + cut.oval(cream, -270, -40, 13),
    cut.poly(lilac, '-430,462 430,452 430,510 -430,515'),
  ];
}
