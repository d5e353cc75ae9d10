import { type BannerRequest, pictures } from './banner-request.ts';
import { blend, fullLine, inkOn, type Layer, typeBlock } from './compose.ts';

/** Type at the lower left, one garment large: beside the type on a wide banner (cut by its edge), above it on a high one, in the middle without type. */
export function spotlight(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const margin = unit * 0.075;
  const wide = w > h * 1.4;
  const square = !wide && w > h * 0.9;
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: margin,
    width: wide || square ? w * 0.44 : w - margin * 2,
    titlePx: unit * (wide ? 0.165 : 0.108),
    subtitlePx: unit * 0.042,
    colour: inkOn(request.background),
  };
  const { height } = typeBlock({ ...text, y: 0 });
  const isBare = request.title === '' && request.subtitle === '';
  if (wide && isBare) {
    const frame = { x: (w - h * 1.24) / 2, y: -h * 0.07, width: h * 1.24, height: h * 1.24 };
    return pictures(request.garments.slice(0, 1), () => frame);
  }
  const side = wide ? h * 1.3 : square ? w * 0.92 : Math.min(w * 1.02, (h - height - margin * 1.2) * 1.12);
  const x = wide ? w - side * 0.92 : square ? w * 0.34 : w - side * 0.93;
  const y = wide ? -h * 0.1 : square ? h * 0.02 : -side * 0.035;
  const frame = { x, y, width: side, height: side };
  return [...pictures(request.garments.slice(0, 1), () => frame), { svg: typeBlock({ ...text, y: h - margin - height }).svg }];
}

/** The title across the whole width, with garments in front of its lower edge. */
export function headline(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const margin = unit * 0.06;
  const wide = w > h * 1.4;
  const colour = inkOn(request.background);
  const rows = wide ? [request.title.replaceAll('\n', ' ')] : request.title.split('\n');
  const note = typeBlock({
    title: '',
    subtitle: request.subtitle,
    x: margin,
    y: 0,
    width: w - margin * 2,
    titlePx: 1,
    subtitlePx: unit * 0.042,
    colour,
  });
  let baseline = margin * 0.8 + note.height;
  const lines = rows.map((row) => {
    const most = (h * 0.42) / rows.length;
    baseline += fullLine(row, 900, w - margin * 2, margin, 0, most).sizePx * 0.94;
    return fullLine(row, 900, w - margin * 2, margin, baseline, most).d;
  });
  const top = baseline - unit * 0.05;
  const stand = request.garments.slice(0, wide ? 4 : 1);
  const side = wide ? (w * 1.04) / Math.max(2, 1 + (stand.length - 1) * 0.74) : Math.min(w * 0.94, (h - top) * 1.3);
  const step = stand.length > 1 ? (w * 1.02 - side) / (stand.length - 1) : 0;
  const first = stand.length > 1 ? -w * 0.01 : (w - side) / 2;
  return [
    { svg: `<g transform="translate(0 ${margin * 0.7})">${note.svg}</g><path d="${lines.join('')}" fill="${colour}"/>` },
    ...pictures(stand, (index) => ({
      x: first + index * step,
      y: top - side * 0.09 + (index % 2) * side * 0.06,
      width: side,
      height: side,
    })),
  ];
}

/** Garments on a rail, as in a studio; type below. */
export function rail(request: BannerRequest): Layer[] {
  const { widthPx: w, heightPx: h } = request;
  const unit = Math.min(w, h);
  const margin = unit * 0.07;
  const colour = inkOn(request.background);
  const wide = w > h * 1.4;
  const hung = request.garments.slice(0, wide ? 4 : 3);
  const text = {
    title: request.title,
    subtitle: request.subtitle,
    x: margin,
    width: wide ? w * 0.34 : w - margin * 2,
    titlePx: unit * (wide ? 0.115 : 0.088),
    subtitlePx: unit * 0.04,
    colour,
  };
  const { height } = typeBlock({ ...text, y: 0 });
  const isBare = request.title === '' && request.subtitle === '';
  const left = wide ? w * (isBare ? 0.12 : 0.37) : 0;
  const bar = unit * 0.09;
  const room = wide && isBare ? w * 0.76 : w - left;
  const tall = wide ? (h - bar) * 1.06 : h - bar - height - margin * 1.6;
  const side = Math.min(tall * 1.08, (room * 1.1) / (1 + (hung.length - 1) * 0.5));
  const step = hung.length > 1 ? (room - side * 0.98) / (hung.length - 1) : 0;
  const first = hung.length > 1 ? left - side * 0.01 : left + (room - side) / 2;
  const place = (index: number) => ({ x: first + index * step, y: bar + side * 0.008, width: side, height: side });
  const hangers = hung.map((_, index) => hanger(place(index).x + side / 2, bar, side, colour)).join('');
  const line = `<rect x="${isBare ? 0 : left}" y="${bar - unit * 0.005}" width="${w}" height="${unit * 0.01}" fill="${blend(request.background, colour, 0.75)}"/>`;
  return [{ svg: `${line}${hangers}` }, ...pictures(hung, place), { svg: typeBlock({ ...text, y: h - margin - height }).svg }];
}

/** A wire hanger, its hook over the bar at (x, y), for a garment picture of the given side. */
function hanger(x: number, y: number, side: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${side / 1000})" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" opacity=".8"><path d="M-22 12a24 24 0 1 1 40 4c-12 14-18 22-18 44M0 60 190 170M0 60-190 170"/></g>`;
}
