import { Dialog } from '@base-ui/react/dialog';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { IconButton } from '#ui/button.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { photoTexts } from './texts.ts';
import { moveBy, wholePhoto, ZOOM_STEP, type ZoomView, zoomAt } from './zoom-view.ts';

type Props = {
  photos: readonly { src: string; label: string }[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

const middle = { x: 0, y: 0 };
/** How far an arrow key pans an enlarged photo, px. */
const keyStep = 60;

/** A full-screen photo: zoom by pinch, wheel or keys, pan by dragging. Arrow keys switch photos while it is not enlarged. */
export function PhotoZoom({ photos, index, onIndex, onClose }: Props) {
  const text = useText();
  useCloseOnBack(true, onClose);
  const photo = photos[index];
  const turn = (by: number) => onIndex((index + by + photos.length) % photos.length);
  const { attach, view, change, pointers } = useZoom(photo?.src);
  const grow = () => change((now, side) => zoomAt(now, ZOOM_STEP, middle, side));
  const shrink = () => change((now, side) => zoomAt(now, 1 / ZOOM_STEP, middle, side));
  const move = (dx: number, dy: number) => change((now, side) => moveBy(now, dx, dy, side));
  const aside = (way: 1 | -1) => (view.scale > 1 ? move(-way * keyStep, 0) : turn(way));
  const keys = new Map<string, () => void>([
    ['+', grow],
    ['=', grow],
    ['-', shrink],
    ['0', () => change(() => wholePhoto)],
    ['ArrowLeft', () => aside(-1)],
    ['ArrowRight', () => aside(1)],
    ['ArrowUp', () => move(0, keyStep)],
    ['ArrowDown', () => move(0, -keyStep)],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (!photo) return null;
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-ground outline-hidden transition-opacity duration-150 data-starting-style:opacity-0"
        >
          <header className="flex h-14 shrink-0 items-center justify-between pr-2 pl-5">
            <Dialog.Title className="truncate text-15 font-semibold">{photo.label}</Dialog.Title>
            <Dialog.Close render={<IconButton label={text(shell.close)} />}>
              <Icon name="x" size={22} />
            </Dialog.Close>
          </header>
          <Dialog.Description className="sr-only">{text(photoTexts.zoomHint)}</Dialog.Description>
          <div
            ref={attach}
            {...pointers}
            data-part="zoom-frame"
            className="relative flex min-h-0 flex-1 cursor-grab touch-none items-center justify-center overflow-hidden bg-tile active:cursor-grabbing"
          >
            <div
              data-scale={view.scale}
              className="aspect-square max-h-full w-[min(100vw,100%)] max-w-[calc(100dvh-112px)]"
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            >
              <Picture
                src={photo.src}
                size={1024}
                sizes="100vw"
                alt={photo.label}
                eager
                className="pointer-events-none size-full object-contain select-none"
              />
            </div>
          </div>
          <footer className="flex h-14 shrink-0 items-center justify-center gap-2 pb-[env(safe-area-inset-bottom)]">
            <IconButton label={text(shell.previous)} disabled={photos.length < 2} onClick={() => turn(-1)}>
              <Icon name="chevron-left" size={22} />
            </IconButton>
            <IconButton label={text(photoTexts.zoomOut)} onClick={shrink}>
              <Minus size={22} aria-hidden="true" />
            </IconButton>
            <span aria-live="polite" className="w-16 text-center text-13 tabular-nums">
              {Math.round(view.scale * 100)}%
            </span>
            <IconButton label={text(photoTexts.zoomIn)} onClick={grow}>
              <Plus size={22} aria-hidden="true" />
            </IconButton>
            <IconButton label={text(shell.next)} disabled={photos.length < 2} onClick={() => turn(1)}>
              <Icon name="chevron-right" size={22} />
            </IconButton>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Change = (change: (view: ZoomView, sidePx: number) => ZoomView) => void;

/** The zoom state of a photo and its pointers. A new photo resets it. */
function useZoom(src: string | undefined) {
  const frame = useRef<HTMLDivElement | null>(null);
  const [seen, setSeen] = useState({ src, view: wholePhoto });
  const view = seen.src === src ? seen.view : wholePhoto;
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const side = () => Math.min(frame.current?.clientWidth ?? 1, frame.current?.clientHeight ?? 1);
  const change: Change = (next) => setSeen((known) => ({ src, view: next(known.src === src ? known.view : wholePhoto, side()) }));
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - ((box?.left ?? 0) + (box?.width ?? 0) / 2), y: clientY - ((box?.top ?? 0) + (box?.height ?? 0) / 2) };
  };
  const latest = useRef({ change, fromMiddle });
  latest.current = { change, fromMiddle };
  // A callback ref: the dialog mounts the frame after its own first effects.
  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (!element) return;
    // React's wheel listener is passive, and the page behind must not scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = latest.current.fromMiddle(event);
      latest.current.change((now, sidePx) => zoomAt(now, Math.exp(-event.deltaY * 0.002), at, sidePx));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      frame.current = null;
    };
  }, []);
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const pointers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, fromMiddle(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = fromMiddle(event);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.current.set(event.pointerId, now);
      if (!other) return change((known, sidePx) => moveBy(known, now.x - before.x, now.y - before.y, sidePx));
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((known, sidePx) => zoomAt(known, factor, at, sidePx));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      change((known, sidePx) => (known.scale > 1 ? wholePhoto : zoomAt(known, 2.5, fromMiddle(event), sidePx))),
  };
  return { attach, view, change, pointers };
}
