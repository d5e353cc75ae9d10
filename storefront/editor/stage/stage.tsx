import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { boxAround } from '#rules/design/editing/selection-box.ts';
import { isFaintInk, rgbOf } from '#rules/design/ink-contrast.ts';
import { areaRect } from '#rules/design/placement.ts';
import { placementSideOf } from '#rules/design/print-area.ts';
import { inksOf } from '#rules/design/text/design-text.ts';
import type { EditorMockup } from '../document/editor-data.ts';
import { imageOf } from '../document/editor-state.ts';
import { useIsFaint } from '../document/faint-ink.ts';
import { clothOf, mockupOf } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { AddingNote } from './adding-note.tsx';
import type { MenuPlace } from './layer-menu.tsx';
import { type StageSize, toMm } from './stage-camera.ts';
import { layOut, placeInArea } from './stage-painter.ts';
import { StageParts } from './stage-parts.ts';
import { StageWorld } from './stage-world.tsx';
import { useCamera, useElementSize } from './use-camera.ts';
import { useStageGestures } from './use-stage-gestures.ts';

/** Loaded on the first long press or right click. */
const LayerMenu = fetchedView(() => import('./layer-menu.tsx').then((file) => file.LayerMenu));

/** The garment with its graphics. No controls until something is selected. */
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

function StageSide({ mockup, size }: { mockup: EditorMockup; size: StageSize }) {
  const { product, store, stage: port, full, startTyping, addPicture } = useEditor();
  const state = useEditorState();
  const { text, name } = useLanguage();
  const helpId = useId();
  const side = useMemo(() => placementSideOf(mockup), [mockup]);
  const [camera, setCamera, changeCamera] = useCamera(state.view, mockup.id, side, size, () => store.keepView());
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [parts] = useState(() => new StageParts());
  const stage = useRef<HTMLFieldSetElement>(null);
  const layers = store.shownLayers();
  const selected = layers.filter((layer) => state.history.selected.includes(layer.key));
  const [only] = selected.length === 1 ? selected : [];
  const group = product.mockup_groups.find((each) => each.id === state.sideId);

  const cloth = clothOf(product, state.history.present);
  const isFaintImage = useIsFaint(imageOf(state, only) ?? null, cloth);
  const isFaint = isFaintImage || (only?.text !== undefined && inksOf(only.text).every((ink) => isFaintInk(rgbOf(ink), rgbOf(cloth))));

  useStageGestures({
    stage,
    parts,
    side,
    camera,
    isFaint,
    setCamera,
    changeCamera,
    openMenu: setMenu,
    openWords: startTyping,
    onFull: full,
  });
  useLayoutEffect(() => {
    port.current = {
      openMenu: (key) => {
        const rect = (parts.layers.get(key) ?? stage.current)?.getBoundingClientRect() ?? new DOMRect();
        setMenu({ key, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
      },
      zoom: (factor) => setCamera(factor === null ? null : { factor, about: { x: size.width / 2, y: size.height / 2 } }),
      placeAt: ({ x, y }) => {
        const rect = stage.current?.getBoundingClientRect();
        if (!rect || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return null;
        return { at: toMm(camera, side, { x: x - rect.left, y: y - rect.top }), pxPerMm: areaRect(side, camera.width).pxPerMm };
      },
    };
  });

  useLayoutEffect(() => {
    parts.stage = size;
    for (const layer of layers) {
      const element = parts.layers.get(layer.key);
      if (element) layOut(element, placeInArea(side, layer, camera));
    }
    if (selected.length > 0) parts.layOutSelection(side, boxAround(selected), camera);
    parts.rest();
  });

  return (
    <fieldset
      ref={stage}
      data-stage=""
      tabIndex={-1}
      aria-label={text(editorTexts.stage, { side: name(group?.name) })}
      aria-describedby={helpId}
      onDragOver={(event) => (addPicture && event.dataTransfer.types.includes('Files') ? event.preventDefault() : undefined)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!addPicture || !file) return;
        event.preventDefault();
        addPicture(file, port.current?.placeAt({ x: event.clientX, y: event.clientY })?.at);
      }}
      className="absolute inset-0 touch-none select-none [-webkit-touch-callout:none]"
    >
      <p id={helpId} className="sr-only">
        {text(editorTexts.stageHelp)}
      </p>
      <StageWorld mockup={mockup} side={side} camera={camera} layers={layers} selected={selected} parts={parts} />
      {selected.length > 0 ? (
        <p
          ref={(element) => {
            parts.chip = element;
          }}
          className="pointer-events-none absolute top-0 left-0 flex h-6.5 w-120 justify-center contain-strict will-change-transform"
        >
          <span
            ref={(element) => {
              parts.chipWords = element;
            }}
            className="rounded-control bg-ink px-2 py-1 text-12 font-semibold whitespace-nowrap text-on-accent tabular-nums"
          />
        </p>
      ) : null}
      <span
        ref={(element) => {
          parts.catcher = element;
        }}
        hidden
        className="pointer-events-none absolute top-0 left-0 size-px origin-top-left bg-accent opacity-20 will-change-transform"
      />
      <AddingNote />
      {menu ? <LayerMenu place={menu} onClose={() => setMenu(null)} /> : null}
    </fieldset>
  );
}
