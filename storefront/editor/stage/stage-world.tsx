import { Fragment, useLayoutEffect } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';
import type { DesignLayer } from '#rules/design/custom-design.ts';
import { areaRect, type PlacementSide } from '#rules/design/placement.ts';
import { TextPicture } from '#storefront/nouns/text/text-picture.tsx';
import { cx } from '#ui/class-names.ts';
import type { EditorMockup } from '../document/editor-data.ts';
import { graphicOf, imageOf } from '../document/editor-state.ts';
import { useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { FoldLight, useShade } from './fold-light.tsx';
import { MEASURE_LABEL, MOST_MEASURES } from './measure-painter.ts';
import { SelectionFrame } from './selection-frame.tsx';
import type { Camera } from './stage-camera.ts';
import { StageLayer } from './stage-layer.tsx';
import type { StageParts } from './stage-parts.ts';

/** Loaded with the first text that is selected. */
const ArcHandle = fetchedView(() => import('../text/arc-handle.tsx').then((file) => file.ArcHandle));

type Props = {
  mockup: EditorMockup;
  side: PlacementSide;
  camera: Camera;
  layers: readonly DesignLayer[];
  selected: readonly DesignLayer[];
  parts: StageParts;
};

/** The garment photo with its graphics, panned and zoomed as one. */
export function StageWorld({ mockup, side, camera, layers, selected, parts }: Props) {
  const state = useEditorState();
  const { shade, filterId } = useShade(mockup, side);
  useLayoutEffect(() => {
    parts.light = shade ? `url(#${filterId})` : 'none';
    parts.rest();
  }, [parts, shade, filterId]);
  const { pxPerMm, x, y, width, height } = areaRect(side, camera.width);
  const area = { left: x, top: y, width, height };
  const only = selected.length === 1 ? selected[0] : undefined;
  const world = {
    width: camera.width,
    height: (camera.width * mockup.height) / mockup.width,
    transform: `translate(${camera.x}px, ${camera.y}px)`,
  };
  return (
    <div
      ref={(element) => {
        parts.world = element;
      }}
      className="absolute top-0 left-0 origin-top-left"
      style={world}
    >
      <GarmentPhoto src={mockup.src} cssWidth={camera.width} />
      {only ? <Ghost layer={only} parts={parts} area={{ x, y }} width={only.width * pxPerMm} /> : null}
      {shade ? <FoldLight id={filterId} shade={shade} side={side} camera={camera} /> : null}
      <ul
        ref={(element) => {
          parts.art = element;
        }}
        className="absolute top-0 left-0 overflow-hidden"
        // By a transform: browsers forget the fraction of a pixel in `left` and `top` below an element that is turned.
        style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
      >
        {layers.map((layer, index) => (
          <StageLayer
            key={layer.key}
            layer={layer}
            index={index}
            count={layers.length}
            cssWidth={layer.width * pxPerMm}
            image={imageOf(state, layer) ?? null}
            isSelected={selected.includes(layer)}
            isAmong={selected.length > 1 && selected.includes(layer)}
            parts={parts}
          />
        ))}
      </ul>
      <div className={cx('pointer-events-none absolute border border-dashed', areaLook(selected.length > 0, layers.length))} style={area}>
        <GuideLines parts={parts} />
        <Measures parts={parts} />
        {layers.length === 0 ? <EmptyHint /> : null}
      </div>
      {selected.length > 0 ? (
        <SelectionFrame
          painter={parts.frame}
          isLocked={selected.every((layer) => layer.isLocked)}
          isTurnable={graphicOf(state, only)?.is_turnable !== false}
        >
          {only?.text && !only.isLocked ? <ArcHandle layer={only} painter={parts.frame} /> : null}
        </SelectionFrame>
      ) : null}
    </div>
  );
}

function GuideLines({ parts }: { parts: StageParts }) {
  return (
    <>
      <span
        ref={(element) => {
          parts.guides.x = element;
        }}
        hidden
        className="absolute inset-y-0 left-0 w-px bg-accent"
      />
      <span
        ref={(element) => {
          parts.guides.y = element;
        }}
        hidden
        className="absolute inset-x-0 top-0 h-px bg-accent"
      />
    </>
  );
}

/** The distances in mm around what is dragged. */
function Measures({ parts }: { parts: StageParts }) {
  const { width, height } = MEASURE_LABEL;
  return Array.from({ length: MOST_MEASURES }, (_, at) => at).map((at) => (
    <Fragment key={at}>
      <span
        ref={(element) => {
          parts.measures.lines[at] = element;
        }}
        hidden
        className="absolute top-0 left-0 size-px origin-top-left bg-accent will-change-transform"
      />
      <canvas
        ref={(element) => {
          parts.measures.labels[at] = element;
        }}
        hidden
        width={width * 2}
        height={height * 2}
        style={{ width, height }}
        className="absolute top-0 left-0 rounded-full bg-accent will-change-transform"
      />
    </Fragment>
  ));
}

/** Below the area, which is narrower than the sentence on phones. */
function EmptyHint() {
  const text = useText();
  return (
    <span className="absolute top-full left-1/2 mt-3 -translate-x-1/2 rounded-full bg-ground px-4 py-2 text-13 font-semibold whitespace-nowrap text-ink">
      {text(editorTexts.emptyStage)}
    </span>
  );
}

/** The area's dashes, visible on light and dark cloth: dark over a white line. Hidden while nothing is selected. */
function areaLook(hasSelection: boolean, layerCount: number): string {
  if (hasSelection) return 'border-ink/70 outline-1 outline-ground/60';
  return layerCount === 0 ? 'border-ink/50 outline-1 outline-ground/60' : 'border-transparent';
}

/** The part outside the printable area, to show what will be cut off. */
function Ghost({ layer, parts, area, width }: { layer: DesignLayer; parts: StageParts; area: { x: number; y: number }; width: number }) {
  const image = imageOf(useEditorState(), layer);
  if (!image && !layer.text) return null;
  return (
    <div className="pointer-events-none absolute" style={{ left: area.x, top: area.y }}>
      <div
        ref={(element) => {
          parts.ghost = element;
        }}
        className="absolute top-0 left-0 opacity-35 will-change-transform"
      >
        {layer.text ? <TextPicture text={layer.text} /> : null}
        {image ? (
          <img
            alt=""
            draggable={false}
            src={resizeSrc(image.src, resizeSizeFor(width * devicePixelRatio))}
            className="size-full max-w-none"
          />
        ) : null}
      </div>
    </div>
  );
}

function GarmentPhoto({ src, cssWidth }: { src: string; cssWidth: number }) {
  const wanted = resizeSizeFor(cssWidth * devicePixelRatio);
  return (
    <img alt="" draggable={false} decoding="async" src={resizeSrc(src, wanted)} className="pointer-events-none size-full max-w-none" />
  );
}
