import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import { shareWords } from '#contract/share-words.ts';
import type { Box } from '#rules/design/placement.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import { fitInto, panelGround, panelRadius, printedPart, type SharePicture, sharePicture } from '#rules/design/share/share-picture.ts';
import { readDesignText } from '#rules/design/text/design-text.ts';
import { loadOwnPictures } from '#storefront/nouns/own-picture/own-picture-calls.ts';
import { TextPicture } from '#storefront/nouns/text/text-picture.tsx';
import { artistsOn, type DesignToShare, type ShareDraft, type SideToShare } from './share-draft.ts';

/** The code comes with the link. */
const unknownCode = '·'.repeat(12);

/** A preview of the image the server will render, with the same layout rule. */
export function SharePreview({ design, draft, owner, label }: { design: DesignToShare; draft: ShareDraft; owner: string; label: string }) {
  const { name, locale } = useLanguage();
  const side = design.custom_mockups.find((each) => each.mockup_group_id === draft.sideId);
  const artists = artistsOn(design)
    .filter(({ id }) => draft.artistIds.includes(id))
    .map((artist) => name(artist.name));
  const words = shareWords({ artists, owner: draft.isOwnerNamed ? owner : null, code: unknownCode }, locale);
  const picture = sharePicture(draft.form, draft.background, { line: draft.line, ...words });
  const { width, height, background, ink, texts, mark, stitch } = picture;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto block max-h-[38dvh] w-auto max-w-full rounded-tile border border-line"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <rect width={width} height={height} fill={background} />
      {side && draft.view === 'GARMENT' ? <Garment design={design} side={side} picture={picture} /> : null}
      {side && draft.view === 'FLAT' ? <Print side={side} picture={picture} /> : null}
      <g fill={ink}>
        {[...texts, mark].map(({ text, x, y, size, weight }) => (
          <text key={`${x} ${y}`} x={x} y={y} fontSize={size} fontWeight={weight}>
            {text}
          </text>
        ))}
      </g>
      <line
        x1={stitch.x}
        y1={stitch.y}
        x2={stitch.x + stitch.width}
        y2={stitch.y}
        stroke={stitch.color}
        strokeWidth={stitch.thickness}
        strokeDasharray={`${stitch.thickness * 2.5} ${stitch.thickness * 1.5}`}
      />
    </svg>
  );
}

function Garment({ design, side, picture }: { design: DesignToShare; side: SideToShare; picture: SharePicture }) {
  const saved = { renderKey: design.render_key, revision: design.revision };
  const src = renderSrc({ design: saved, mockupGroupId: side.mockup_group_id, width: 800, extension: 'webp' });
  const at = fitInto(picture.panel, useShape(src), 'GARMENT');
  const radius = panelRadius(picture);
  return (
    <>
      <clipPath id="share-panel">
        <rect {...picture.panel} rx={radius} />
      </clipPath>
      <rect {...picture.panel} rx={radius} fill={panelGround} />
      <image href={src} {...at} clipPath="url(#share-panel)" />
    </>
  );
}

/** An image's aspect ratio, square until it is known. */
function useShape(src: string): { width: number; height: number } {
  const [shape, setShape] = useState({ width: 1, height: 1 });
  useEffect(() => {
    const image = new Image();
    image.onload = () => setShape({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  return shape;
}

function Print({ side, picture }: { side: SideToShare; picture: SharePicture }) {
  const graphics = side.layers.flatMap(({ graphic, ...layer }) => (graphic ? [{ ...layer, src: graphic.src }] : []));
  const texts = side.texts.flatMap(({ text: stored, ...layer }) => {
    const text = readDesignText(stored);
    return text ? [{ ...layer, text }] : [];
  });
  const pictures = useOwnPictures(side);
  const layers = [...graphics, ...texts, ...pictures]
    .toSorted((one, other) => one.z_index - other.z_index)
    .map((layer) => ({ ...layer, box: boxOf(layer), key: `${kindOf(layer)} ${layer.id}` }));
  const part = printedPart(
    printAreaOf(side.print_area),
    layers.map(({ box }) => box),
  );
  if (part === null) return null;
  const at = fitInto(picture.panel, part, 'FLAT');
  return (
    <svg aria-hidden="true" {...at} viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}>
      {layers.map(({ key, box: { x, y, width, height, rotation }, ...layer }) => (
        <g key={key} transform={`rotate(${rotation} ${x + width / 2} ${y + height / 2})`}>
          {'text' in layer ? (
            <svg x={x} y={y} width={width} height={height} aria-hidden="true">
              <TextPicture text={layer.text} />
            </svg>
          ) : (
            <image href={layer.src} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
          )}
        </g>
      ))}
    </svg>
  );
}

function kindOf(layer: object): string {
  return 'text' in layer ? 'text' : 'picture_id' in layer ? 'picture' : 'graphic';
}

/** The own pictures on a side; none until their URLs are known. */
function useOwnPictures({ pictures }: SideToShare) {
  const { value: own } = useLoaded(
    useCallback(async () => (pictures.length > 0 ? loadOwnPictures(pictures.map(({ picture_id }) => picture_id)) : []), [pictures]),
  );
  return pictures.flatMap((picture) => {
    const src = own?.find(({ id }) => id === picture.picture_id)?.src;
    return src === undefined ? [] : [{ ...picture, src }];
  });
}

type Placed = Pick<SideToShare['texts'][number], 'x_coordinate' | 'y_coordinate' | 'width' | 'height' | 'rotation'>;

function boxOf({ x_coordinate: x, y_coordinate: y, width, height, rotation }: Placed): Box {
  return { x, y, width, height, rotation };
}
