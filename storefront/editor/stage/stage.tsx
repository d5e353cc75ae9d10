import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { layersOf } from '#rules/design/custom-design.ts';
import { placementSideOf } from '#rules/design/print-area.ts';
import type { EditorMockup } from '../document/editor-data.ts';
import { useIsFaint } from '../document/faint-ink.ts';
import { clothOf, mockupOf } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { stageKeyAction } from '../key-actions.ts';
import { editorTexts } from '../texts.ts';
import type { MenuPlace } from './layer-menu.tsx';
import type { StageSize } from './stage-camera.ts';
import { layOut, placeInArea } from './stage-painter.ts';
import { StageParts } from './stage-parts.ts';
import { StageWorld } from './stage-world.tsx';
import { type SetCamera, useCamera, useElementSize } from './use-camera.ts';
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
  const { product } = useEditor();
  const state = useEditorState();
  const { text, name } = useLanguage();
  const helpId = useId();
  const side = useMemo(() => placementSideOf(mockup), [mockup]);
  const [camera, setCamera, changeCamera] = useCamera(state.view, mockup.id, side, size);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [parts] = useState(() => new StageParts());
  const stage = useRef<HTMLFieldSetElement>(null);
  const layers = layersOf(state.history.present, state.sideId);
  const selected = layers.find((layer) => layer.key === state.history.selected) ?? null;
  const group = product.mockup_groups.find((each) => each.id === state.sideId);

  const isFaint = useIsFaint(selected ? (state.graphics.get(selected.graphicId) ?? null) : null, clothOf(product, state.history.present));

  const onKeyDown = useStageKeys({ setCamera, openMenu: setMenu });
  useStageGestures({ stage, parts, side, camera, isFaint, setCamera, changeCamera, openMenu: setMenu });

  useLayoutEffect(() => {
    parts.stage = size;
    for (const layer of layers) {
      const element = parts.layers.get(layer.key);
      if (element) layOut(element, placeInArea(side, layer, camera));
    }
    if (selected) parts.layOutSelection(side, selected, camera);
    parts.rest();
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
      <StageWorld mockup={mockup} side={side} camera={camera} layers={layers} selected={selected} parts={parts} />
      {selected ? (
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
      {menu ? <LayerMenu place={menu} onClose={() => setMenu(null)} /> : null}
    </fieldset>
  );
}

type Ground = { setCamera: SetCamera; openMenu: (place: MenuPlace) => void };

const zoomFactors = { in: 1.25, out: 0.8 };

/** The stage's keyboard shortcuts: one for every drag and pinch (WCAG 2.5.1, 2.5.7). */
function useStageKeys({ setCamera, openMenu }: Ground) {
  const { store, duplicate, remove, copy, paste } = useEditor();
  return (event: KeyboardEvent<HTMLElement>) => {
    const stage = event.currentTarget;
    const key = store.read().history.selected;
    const action = stageKeyAction(event, key !== null);
    if (!action) return;
    if (action.do === 'escape' && key === null) return;
    event.preventDefault();
    event.stopPropagation();
    switch (action.do) {
      case 'escape':
        return store.select(null);
      case 'zoom': {
        const about = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 };
        return setCamera(action.by === 'reset' ? null : { factor: zoomFactors[action.by], about });
      }
      case 'all':
        return store.selectAll();
      case 'copy':
        return copy();
      case 'paste':
        return paste();
      default:
    }
    if (key === null) return;
    if (action.do === 'layer') {
      if (action.command.do === 'remove') remove(key);
      else if (action.command.do === 'nudge' && store.read().group.length > 0) store.commandGroup(action.command);
      else store.command(key, action.command);
    } else if (action.do === 'fit') store.toggleFit(key);
    else if (action.do === 'duplicate') duplicate(key);
    else if (action.do === 'menu') openMenu({ key, ...middleOf(event.target) });
  };
}

function middleOf(target: EventTarget): { x: number; y: number } {
  const rect = target instanceof Element ? target.getBoundingClientRect() : new DOMRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
