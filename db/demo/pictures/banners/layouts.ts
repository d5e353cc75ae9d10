import { random } from '../garments/noise.ts';
import { accent, blend, fullLine, inkOn, type Layer, paper, typeBlock } from './compose.ts';

/** What every layout is given, in px. */
export interface BannerRequest {
  title: string;
  subtitle: string;
  background: string;
  garments: readonly Buffer[];
  graphics: readonly Buffer[];
  widthPx: number;
  heightPx: number;
}

/** Type at the lower left, one garment large and cut by the upper right edge. */
export function spotlight(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const wide = w > h * 1.2;
  const side = wide ? h * 1.28 : w * 1.02;
  const frame = wide
    ? { x: w - side * 0.9, y: -h * 0.1, width: side, height: side }
    : { x: w - side * 0.86, y: -side * 0.05, width: side, height: side };
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: unit * 0.075,
    width: wide ? w * 0.47 : w * 0.84,
    titlePx: unit * (wide ? 0.135 : 0.118),
    subtitlePx: unit * 0.042,
    colour: inkOn(request.background),
  };
  const { height } = typeBlock({ ...text, y: 0 });
  return [...pictures(request.garments.slice(0, 1), () => frame), { svg: typeBlock({ ...text, y: h - unit * 0.075 - height }).svg }];
}

/** One word across the whole width, the garment standing in front of it. */
export function headline(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const margin = unit * 0.06;
  const colour = inkOn(request.background);
  const rows = request.title.split('\n');
  let baseline = margin;
  const lines = rows.map((row) => {
    const set = fullLine(row, 900, w - margin * 2, margin, 0, (h * 0.44) / rows.length);
    baseline += set.sizePx * 0.92;
    const line = fullLine(row, 900, w - margin * 2, margin, baseline, (h * 0.44) / rows.length);
    baseline += set.sizePx * 0.14;
    return line.d;
  });
  const stand = request.garments.slice(0, w > h * 1.3 ? 3 : 1);
  const side = Math.min(h * 0.86, (w * 0.98) / Math.max(1, stand.length * 0.78));
  const first = w / 2 - (side * (1 + (stand.length - 1) * 0.78)) / 2;
  const note = typeBlock({
    title: '',
    subtitle: request.subtitle,
    x: margin,
    y: 0,
    width: w * 0.7,
    titlePx: 1,
    subtitlePx: unit * 0.042,
    colour,
  });
  return [
    { svg: `<path d="${lines.join('')}" fill="${colour}"/>` },
    ...pictures(stand, (index) => ({ x: first + index * side * 0.78, y: h - side * 0.9, width: side, height: side })),
    { svg: `<g transform="translate(0 ${h - margin - note.height})">${plate(note.svg, margin, note.height, unit, request)}</g>` },
  ];
}

/** A wall of works in square tiles; one tile holds the type. */
export function wall(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const rows = h > w * 1.3 ? 4 : w > h * 2 ? 2 : 3;
  const tile = h / rows;
  const columns = Math.ceil(w / tile);
  const across = Math.min(columns, rows === 2 ? 2 : columns >= 3 ? 2 : columns);
  const grounds = [
    blend(request.background, paper, 0.72),
    blend(request.background, paper, 0.45),
    request.background,
    blend(request.background, '#141412', 0.16),
  ];
  const layers: Layer[] = [];
  const works = request.graphics.length > 0 ? request.graphics : request.garments;
  let next = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row >= rows - Math.min(2, rows - 1) && column < across) continue;
      const ground = grounds[(row * 3 + column * 2) % grounds.length];
      const picture = works[next++ % works.length];
      layers.push({ svg: `<rect x="${column * tile}" y="${row * tile}" width="${tile + 1}" height="${tile + 1}" fill="${ground}"/>` });
      if (picture)
        layers.push({
          picture,
          fit: 'contain',
          frame: { x: column * tile + tile * 0.14, y: row * tile + tile * 0.14, width: tile * 0.72, height: tile * 0.72 },
        });
    }
  }
  const high = Math.min(2, rows - 1) * tile;
  const top = h - high;
  const wide = across * tile;
  const pad = tile * 0.16;
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: pad,
    width: wide - pad * 2,
    titlePx: Math.min(wide * 0.135, high * 0.3),
    subtitlePx: Math.max(tile * 0.085, Math.min(w, h) * 0.034),
    colour: paper,
  };
  const { height } = typeBlock({ ...text, y: 0 });
  layers.push({
    svg: `<rect y="${top}" width="${wide + 1}" height="${high + 1}" fill="#141412"/>${typeBlock({ ...text, y: h - pad - height }).svg}`,
  });
  return layers;
}

/** Garments on a rail, as in a studio; type below. */
export function rail(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const colour = inkOn(request.background);
  const wide = w > h * 1.2;
  const hung = request.garments.slice(0, wide ? 4 : 3);
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: unit * 0.07,
    width: wide ? w * 0.42 : w * 0.86,
    titlePx: unit * (wide ? 0.105 : 0.095),
    subtitlePx: unit * 0.04,
    colour,
  };
  const { height } = typeBlock({ ...text, y: 0 });
  const left = wide ? w * 0.36 : 0;
  const bar = unit * 0.1;
  const room = w - left;
  const side = Math.min(h * (wide ? 1.02 : 0.74), (room / (1 + (hung.length - 1) * 0.56)) * 1.12);
  const step = hung.length > 1 ? (room - side * 0.94) / (hung.length - 1) : 0;
  const place = (index: number) => ({ x: left + index * step - side * 0.03, y: bar + side * 0.035, width: side, height: side });
  const hangers = hung.map((_, index) => hanger(place(index).x + side / 2, bar, side, colour)).join('');
  const line = `<rect x="${left - w * 0.02}" y="${bar - unit * 0.006}" width="${w}" height="${unit * 0.012}" fill="${blend(request.background, colour, 0.75)}"/>`;
  return [{ svg: `${line}${hangers}` }, ...pictures(hung, place), { svg: typeBlock({ ...text, y: h - unit * 0.07 - height }).svg }];
}

/** A print on a wall text panel: one graphic in the middle with air, small type in the corners. */
export function museum(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const margin = unit * 0.065;
  const colour = inkOn(request.background);
  const text = { title: request.title, subtitle: '', x: margin, width: w * 0.6, titlePx: unit * 0.07, subtitlePx: 1, colour };
  const note = typeBlock({
    title: '',
    subtitle: request.subtitle,
    x: w - margin,
    y: 0,
    width: w * 0.5,
    titlePx: 1,
    subtitlePx: unit * 0.036,
    colour,
    anchor: 'end',
  });
  const works = request.graphics.slice(0, w > h * 1.6 ? 3 : 1);
  const side = Math.min(h * 0.62, (w * 0.86) / Math.max(1, works.length));
  const first = (w - side * works.length) / 2;
  const rule = `<path d="M${margin} ${h - margin - unit * 0.075}H${w - margin}" stroke="${colour}" stroke-width="${Math.max(1.5, unit * 0.0024)}" opacity=".5"/>`;
  return [
    ...works.map(
      (picture, index): Layer => ({
        picture,
        fit: 'contain',
        frame: { x: first + index * side + side * 0.06, y: h * 0.5 - side * 0.46, width: side * 0.88, height: side * 0.88 },
      }),
    ),
    { svg: `${typeBlock({ ...text, y: margin }).svg}${rule}<g transform="translate(0 ${h - margin - note.height})">${note.svg}</g>` },
  ];
}

/** A coupon with a torn edge; works scattered behind it as stickers. */
export function ticket(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const next = random(request.title.length * 31 + 7);
  const wide = Math.min(w * 0.82, h * 1.9);
  const high = Math.min(h * 0.58, wide * 0.66);
  const x = (w - wide) / 2;
  const y = (h - high) / 2;
  const works = request.graphics.length > 0 ? request.graphics : request.garments;
  const corners = [
    [0.02, 0.02],
    [0.78, -0.04],
    [0.84, 0.66],
    [-0.04, 0.68],
    [0.42, 0.8],
    [0.4, -0.16],
  ];
  const stickers = corners.map(([cx = 0, cy = 0], index): Layer | null => {
    const picture = works[index % Math.max(1, works.length)];
    const side = unit * (0.3 + next() * 0.1);
    return picture
      ? { picture, fit: 'contain', turn: (next() - 0.5) * 40, frame: { x: cx * w, y: cy * h, width: side, height: side } }
      : null;
  });
  const notch = unit * 0.032;
  const tear = x + wide * 0.76;
  const shape = `M${x} ${y}H${tear - notch}a${notch} ${notch} 0 0 0 ${notch * 2} 0H${x + wide}v${high}H${tear + notch}a${notch} ${notch} 0 0 0 ${-notch * 2} 0H${x}z`;
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: x + unit * 0.06,
    width: wide * 0.76 - unit * 0.12,
    titlePx: unit * 0.13,
    subtitlePx: unit * 0.042,
    colour: '#141412',
  };
  const { height } = typeBlock({ ...text, y: 0 });
  const stub = fullLine('SEAM', 900, high * 0.62, -high * 0.31, 0, wide * 0.13);
  return [
    ...stickers.filter((layer) => layer !== null),
    {
      svg: `<path d="${shape}" fill="#000" opacity=".16" transform="translate(${unit * 0.008} ${unit * 0.016})"/><path d="${shape}" fill="#fff"/><path d="M${tear} ${y + notch * 1.6}v${high - notch * 3.2}" stroke="#141412" stroke-width="${unit * 0.004}" stroke-dasharray="${unit * 0.014} ${unit * 0.012}" opacity=".45"/>${typeBlock({ ...text, y: y + (high - height) / 2 }).svg}<path d="${stub.d}" fill="${accent}" transform="translate(${tear + (x + wide - tear) / 2 + stub.sizePx * 0.34} ${y + high / 2}) rotate(-90)"/>`,
    },
  ];
}

function pictures(of: readonly Buffer[], frame: (index: number) => { x: number; y: number; width: number; height: number }): Layer[] {
  return of.map((picture, index) => ({ picture, fit: 'contain', frame: frame(index) }));
}

/** A strip of ground under a line of type that would else lie on a garment. */
function plate(svg: string, x: number, height: number, unit: number, request: BannerRequest): string {
  if (request.subtitle === '') return '';
  const width = Math.min(request.widthPx * 0.7, request.subtitle.length * unit * 0.042 * 0.98 + unit * 0.05);
  return `<rect x="${x - unit * 0.025}" y="${unit * 0.004}" width="${width}" height="${height + unit * 0.012}" fill="${request.background}"/>${svg}`;
}

function hanger(x: number, y: number, side: number, colour: string): string {
  const s = side / 1000;
  return `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" opacity=".8"><path d="M-22 12a24 24 0 1 1 40 4c-12 14-18 22-18 44M0 60 190 150M0 60-190 150"/></g>`;
}
