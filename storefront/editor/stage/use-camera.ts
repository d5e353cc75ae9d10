import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { PlacementSide } from '#rules/design/placement.ts';
import { type Camera, clampCamera, fitCamera, type StageSize, zoomCamera } from './stage-camera.ts';

/** The element's size in CSS px; null until measured. */
export function useElementSize(root: RefObject<HTMLElement | null>): StageSize | null {
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

/** The camera for this view and size. Zoom is kept until one of them changes. `onHand`: called when the shopper has moved it. */
export function useCamera(view: 'garment' | 'print', mockupId: number, side: PlacementSide, size: StageSize, onHand: () => void) {
  const frame = `${view}:${mockupId}:${size.width}x${size.height}`;
  const [zoomed, setZoomed] = useState<{ frame: string; camera: Camera } | null>(null);
  const fitted = useMemo(() => fitCamera(view, side, size), [view, side, size]);
  const camera = zoomed?.frame === frame ? zoomed.camera : fitted;
  const changed = (from: Camera, { factor, about, moved }: CameraChange) =>
    clampCamera(zoomCamera(from, fitted, factor, about, moved), fitted, side, size);
  /** null resets to the fitted camera. A camera is used as is; a change applies to the current one. */
  const setCamera = (next: Camera | CameraChange | null) => {
    onHand();
    setZoomed((before) => {
      if (!next) return null;
      if ('width' in next) return { frame, camera: next };
      return { frame, camera: changed(before?.frame === frame ? before.camera : fitted, next) };
    });
  };
  return [camera, setCamera, changed] as const;
}

/** A zoom around a point of the stage, and a pan, CSS px. */
type CameraChange = { factor: number; about: { x: number; y: number }; moved?: { x: number; y: number } };

export type SetCamera = ReturnType<typeof useCamera>[1];
export type ChangeCamera = ReturnType<typeof useCamera>[2];
