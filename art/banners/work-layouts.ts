import { random } from '../garments/noise.ts';
import { fitSize } from '../type-setting.ts';
import type { BannerRequest } from './banner-request.ts';
import { accent, blend, fullLine, ink, inkOn, type Layer, paper, typeBlock } from './compose.ts';

/** A wall of works in tiles; a dark field of some tiles holds the type, if there is any on a wide one. */
export function wall(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const rows = h > w * 1.2 ? 4 : w > h * 2 ? 2 : 3;
  const columns = Math.max(2, Math.round(w / (h / rows)));
  const tile = { width: w / columns, height: h / rows };
  const isBare = request.title === '' && request.subtitle === '';
  const deep = isBare && w > h * 1.4 ? 0 : rows === 2 ? 1 : 2;
  const across = 2;
  const { background } = request;
  const grounds = [blend(background, paper, 0.72), blend(background, paper, 0.4), background, blend(background, ink, 0.14)];
  const layers: Layer[] = [];
  const works = request.graphics.length > 0 ? request.graphics : request.garments;
  let next = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row >= rows - deep && column < across) continue;
      const picture = works[next++ % works.length];
      const x = column * tile.width;
      const y = row * tile.height;
      layers.push({
        svg: `<rect x="${x}" y="${y}" width="${tile.width + 1}" height="${tile.height + 1}" fill="${grounds[(row * 3 + column * 2 + (column >> 1)) % 4]}"/>`,
      });
      const frame = { x: x + tile.width * 0.12, y: y + tile.height * 0.12, width: tile.width * 0.76, height: tile.height * 0.76 };
      if (picture) layers.push({ picture, fit: 'contain', frame });
    }
  }
  if (deep === 0) return layers;
  const high = deep * tile.height;
  const wide = across * tile.width;
  const pad = Math.min(tile.width, tile.height) * 0.16;
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: pad,
    width: wide - pad * 2,
    titlePx: Math.min(wide * 0.15, high * 0.29),
    subtitlePx: Math.min(w, h) * 0.04,
    colour: paper,
  };
  const { height } = typeBlock({ ...text, y: 0 });
  return [
    ...layers,
    {
      svg: `<rect y="${h - high}" width="${wide + 1}" height="${high + 1}" fill="${ink}"/>${typeBlock({ ...text, y: h - pad - height }).svg}`,
    },
  ];
}

/** Like a gallery wall: works with space around them, title above, line and note below. */
export function museum(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const margin = unit * 0.065;
  const colour = inkOn(request.background);
  const wide = w > h * 1.4;
  const note = {
    title: '',
    subtitle: request.subtitle,
    x: wide ? margin : w - margin,
    y: 0,
    width: w * 0.6,
    titlePx: 1,
    subtitlePx: unit * 0.038,
    colour,
  };
  const small = typeBlock({ ...note, anchor: wide ? 'start' : 'end' });
  const text = {
    title: request.title,
    subtitle: '',
    x: margin,
    y: margin,
    width: wide ? w * 0.3 : w - margin * 2,
    titlePx: unit * (wide ? 0.1 : 0.08),
    subtitlePx: 1,
    colour,
  };
  const works = request.graphics.slice(0, wide ? 3 : 1);
  const head = wide ? margin : margin + typeBlock(text).height;
  const foot = wide ? margin : margin + unit * 0.1;
  const hasWords = request.title !== '' || request.subtitle !== '';
  const left = wide ? w * 0.32 : margin;
  const side = Math.min(h - head - foot, (w - left - margin) / Math.max(1, works.length));
  const first = wide && hasWords ? w - margin - side * works.length : (w - side * (wide ? works.length : 1)) / 2;
  const middle = head + (h - head - foot) / 2;
  const y = h - margin - unit * 0.075;
  const line = `<path d="M${margin} ${y}H${wide ? left - margin : w - margin}" stroke="${colour}" stroke-width="${Math.max(1.5, unit * 0.0024)}" opacity=".5"/>`;
  const rule = hasWords ? line : '';
  return [
    ...works.map(
      (picture, index): Layer => ({
        picture,
        fit: 'contain',
        frame: { x: first + (index + 0.07) * side, y: middle - side * 0.43, width: side * 0.86, height: side * 0.86 },
      }),
    ),
    { svg: `${typeBlock(text).svg}${rule}<g transform="translate(0 ${h - margin - small.height})">${small.svg}</g>` },
  ];
}

/** A coupon with a torn edge; works lie round it as stickers. */
export function ticket(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const wide = Math.min(w * 0.78, h * 1.7);
  const high = Math.min(h * 0.56, wide * 0.62);
  const x = (w - wide) / 2;
  const y = (h - high) / 2;
  const notch = unit * 0.032;
  const tear = x + wide * 0.76;
  const shape = `M${x} ${y}H${tear - notch}a${notch} ${notch} 0 0 0 ${notch * 2} 0H${x + wide}v${high}H${tear + notch}a${notch} ${notch} 0 0 0 ${-notch * 2} 0H${x}z`;
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: x + high * 0.14,
    width: wide * 0.76 - high * 0.28,
    titlePx: high * 0.27,
    subtitlePx: fitSize({ text: request.subtitle, weight: 600 }, wide * 0.76 - high * 0.28, unit * 0.044),
    colour: ink,
  };
  const { height } = typeBlock({ ...text, y: 0 });
  const stub = fullLine('SEAM', 900, high * 0.64, -high * 0.32, 0, wide * 0.14);
  const middle = tear + (x + wide - tear) / 2 + stub.sizePx * 0.36;
  return [
    ...stickers(request),
    {
      svg: `<path d="${shape}" opacity=".16" transform="translate(${unit * 0.008} ${unit * 0.016})"/><path d="${shape}" fill="#fff"/>
        <path d="M${tear} ${y + notch * 1.6}v${high - notch * 3.2}" stroke="${ink}" stroke-width="${unit * 0.004}" stroke-dasharray="${unit * 0.014} ${unit * 0.012}" opacity=".45"/>
        ${typeBlock({ ...text, y: y + (high - height) / 2 }).svg}<path d="${stub.d}" fill="${accent}" transform="translate(${middle} ${y + high / 2}) rotate(-90)"/>`,
    },
  ];
}

/** Works scattered around the edge, slightly rotated; positions are fixed, rotations depend on the title. */
function stickers(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const next = random(request.title.length * 31 + 7);
  const works = request.graphics.length > 0 ? request.graphics : request.garments;
  const spots: [number, number][] =
    w > h * 1.4
      ? [
          [0.07, 0.2],
          [0.93, 0.16],
          [0.95, 0.8],
          [0.06, 0.84],
          [0.36, 0.99],
          [0.3, 0.02],
          [0.68, 0.03],
          [0.7, 0.98],
        ]
      : [
          [0.12, 0.1],
          [0.55, 0.06],
          [0.93, 0.16],
          [0.92, 0.86],
          [0.48, 0.95],
          [0.08, 0.88],
        ];
  return spots.flatMap(([cx, cy], index): Layer[] => {
    const picture = works[index % Math.max(1, works.length)];
    const side = Math.min(w, h) * (0.27 + next() * 0.07);
    const turn = (next() - 0.5) * 36;
    return picture
      ? [{ picture, fit: 'contain', turn, frame: { x: cx * w - side / 2, y: cy * h - side / 2, width: side, height: side } }]
      : [];
  });
}
