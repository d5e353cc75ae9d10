import { lazy, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';
import { layersOf } from '#rules/custom-design.ts';
import { areaRect } from '#rules/placement.ts';
import { cx } from '#ui/class-names.ts';
import { useName, useText } from '../locale/locale-context.tsx';
import { useEditor, useEditorState } from './editor-context.tsx';
import { mockupOf, placementSide } from './garment.ts';
import type { MenuPlace } from './layer-menu.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { type Camera, fitCamera, type StageSize, zoomCamera } from './stage-camera.ts';
import { StageLayer } from './stage-layer.tsx';
import { layOut, paintGuides, placeInArea } from './stage-painter.ts';
import { StageParts } from './stage-parts.ts';
import { editorTexts } from './texts.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { useStageKeys } from './use-stage-keys.ts';

/** Fetched with the first long press or right click. */
const LayerMenu = lazy(() => import('./layer-menu.tsx').then((file) => ({ default: file.LayerMenu })));

/** The garment with its graphics. No chrome until something is selected (look.md, Editor). */
export function Stage() {
  const { product } = useEditor();
  const state = useEditorState();
  const mockup = mockupOf(product, state.history.present, state.sideId);
  const root = useRef<HTMLDivElement>(null);
  const size = useElementSize(root);
  return (
    <div ref={root} className="relative size-full overflow-hidden bg-tile">
      {mockup && size ? <StageSide key={mockup.id} mockup={mockup} size={size} /> : null}
    </div>
  );
}

type Mockup = NonNullable<ReturnType<typeof mockupOf>>;

function StageSide({ mockup, size }: { mockup: Mockup; size: StageSize }) {
  const { product } = useEditor();
  const state = useEditorState();
  const text = useText();
  const name = useName();
  const helpId = useId();
  const side = useMemo(() => placementSide(mockup), [mockup]);
  const [camera, setCamera] = useCamera(state.view, mockup.id, side, size);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [parts] = useState(() => new StageParts());
  const stage = useRef<HTMLFieldSetElement>(null);
  const layers = layersOf(state.history.present, state.sideId);
  const selected = layers.find((layer) => layer.key === state.history.selected) ?? null;
  const area = areaRect(side, camera.width);
  const group = product.mockup_groups.find((each) => each.id === state.sideId);

  const onKeyDown = useStageKeys({ setCamera, openMenu: setMenu });
  useStageGestures({ stage, parts, side, camera, setCamera, fitted: fitCamera(state.view, side, size), openMenu: setMenu });

  useLayoutEffect(() => {
    for (const layer of layers) {
      const element = parts.layers.get(layer.key);
      if (element) layOut(element, placeInArea(side, layer, camera));
    }
    if (selected) parts.layOutSelection(side, selected, camera);
    paintGuides(parts.guides, [], 1);
  });

  return (
    <fieldset
      ref={stage}
      data-stage=""
      tabIndex={-1}
      aria-label={text(editorTexts.stage, { side: name(group?.name) })}
      aria-describedby={helpId}
      onKeyDown={onKeyDown}
      className="absolute inset-0 touch-none select-none [-webkit-touch-callout:none]"
    >
      <p id={helpId} className="sr-only">
        {text(editorTexts.stageHelp)}
      </p>
      <div
        className="absolute top-0 left-0 origin-top-left"
        style={{
          width: camera.width,
          height: (camera.width * mockup.height) / mockup.width,
          transform: `translate(${camera.x}px, ${camera.y}px)`,
        }}
      >
        <GarmentPhoto src={mockup.src} cssWidth={camera.width} />
        {selected ? <Ghost graphicId={selected.graphicId} parts={parts} area={area} width={selected.width * area.pxPerMm} /> : null}
        <ul className="absolute overflow-hidden" style={{ left: area.x, top: area.y, width: area.width, height: area.height }}>
          {layers.map((layer, index) => (
            <StageLayer
              key={layer.key}
              layer={layer}
              index={index}
              count={layers.length}
              cssWidth={layer.width * area.pxPerMm}
              graphic={state.graphics.get(layer.graphicId) ?? null}
              isSelected={layer === selected}
              parts={parts}
            />
          ))}
        </ul>
        <div
          className={cx('pointer-events-none absolute border border-dashed', areaLook(selected !== null, layers.length))}
          style={{ left: area.x, top: area.y, width: area.width, height: area.height }}
        >
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
          {layers.length === 0 ? (
            <span className="absolute inset-0 flex items-center justify-center p-3">
              <span className="rounded-full bg-ground px-4 py-2 text-center text-13 font-semibold text-ink">
                {text(editorTexts.emptyStage)}
              </span>
            </span>
          ) : null}
        </div>
        {selected ? <SelectionFrame parts={parts} small={Math.min(selected.width, selected.height) * area.pxPerMm < 96} /> : null}
      </div>
      {selected ? (
        <p
          ref={(element) => {
            parts.chip = element;
          }}
          className="pointer-events-none absolute top-0 left-0 rounded-control bg-ink px-2 py-1 text-12 font-semibold whitespace-nowrap text-on-accent tabular-nums"
        />
      ) : null}
      {menu ? (
        <Suspense>
          <LayerMenu place={menu} onClose={() => setMenu(null)} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

/** The area's dashes read on light and dark cloth: ink over a white line. Nothing is drawn while nothing is touched. */
function areaLook(hasSelection: boolean, layerCount: number): string {
  if (hasSelection) return 'border-ink/70 outline-1 outline-ground/60';
  return layerCount === 0 ? 'border-ink/50 outline-1 outline-ground/60' : 'border-transparent';
}

/** What lies outside of the printable area, so that the shopper sees what will be cut off. */
function Ghost(props: { graphicId: number; parts: StageParts; area: { x: number; y: number }; width: number }) {
  const { graphics } = useEditorState();
  const graphic = graphics.get(props.graphicId);
  if (!graphic) return null;
  return (
    <div className="pointer-events-none absolute" style={{ left: props.area.x, top: props.area.y }}>
      <div
        ref={(element) => {
          props.parts.ghost = element;
        }}
        className="absolute top-0 left-0 opacity-35 will-change-transform"
      >
        <img
          alt=""
          draggable={false}
          src={resizeSrc(graphic.src, resizeSizeFor(props.width * devicePixelRatio))}
          className="size-full max-w-none"
        />
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

function useElementSize(root: React.RefObject<HTMLElement | null>): StageSize | null {
  const [size, setSize] = useState<StageSize | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The camera of this view and size; zooming stays until one of them changes. */
function useCamera(view: 'garment' | 'print', mockupId: number, side: ReturnType<typeof placementSide>, size: StageSize) {
  const frame = `${view}:${mockupId}:${size.width}x${size.height}`;
  const [zoomed, setZoomed] = useState<{ frame: string; camera: Camera } | null>(null);
  const fitted = useMemo(() => fitCamera(view, side, size), [view, side, size]);
  const camera = zoomed?.frame === frame ? zoomed.camera : fitted;
  const setCamera = (change: { factor: number; about: { x: number; y: number }; moved?: { x: number; y: number } } | null) =>
    setZoomed((before) => {
      if (!change) return null;
      const from = before?.frame === frame ? before.camera : fitted;
      return { frame, camera: zoomCamera(from, fitted, change.factor, change.about, change.moved) };
    });
  return [camera, setCamera] as const;
}

export type SetCamera = ReturnType<typeof useCamera>[1];
