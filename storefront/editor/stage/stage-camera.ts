import { areaRect, type PlacementSide, type Point } from '#rules/design/placement.ts';

/** The garment's position on the stage in CSS px: the photo's width and its top left corner. */
export interface Camera {
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

const GARMENT_MARGIN = 8;
/** Margins around the area: handles at the sides, side tabs above, size chip below. */
const PRINT_MARGIN = { side: 32, top: 64, bottom: 48 };
const LARGEST_ZOOM = 6;

/** Fits the whole garment, or the printable area as large as possible. */
export function fitCamera(view: 'garment' | 'print', side: PlacementSide, stage: StageSize): Camera {
  const aspect = side.mockupHeight / side.mockupWidth;
  if (view === 'garment') {
    const width = Math.min(stage.width - 2 * GARMENT_MARGIN, (stage.height - 2 * GARMENT_MARGIN) / aspect);
    return { width, x: (stage.width - width) / 2, y: (stage.height - width * aspect) / 2 };
  }
  const unit = areaRect(side, 1);
  const room = { width: stage.width - 2 * PRINT_MARGIN.side, height: stage.height - PRINT_MARGIN.top - PRINT_MARGIN.bottom };
  const width = Math.max(1, Math.min(room.width / unit.width, room.height / unit.height));
  const area = areaRect(side, width);
  return {
    width,
    x: (stage.width - area.width) / 2 - area.x,
    y: PRINT_MARGIN.top + (room.height - area.height) / 2 - area.y,
  };
}

/** The camera zoomed around a point of the stage and panned; between the fitted size and 6 times that. */
export function zoomCamera(camera: Camera, fitted: Camera, factor: number, about: Point, moved: Point = { x: 0, y: 0 }): Camera {
  const width = Math.min(fitted.width * LARGEST_ZOOM, Math.max(fitted.width * 0.8, camera.width * factor));
  const scale = width / camera.width;
  return {
    width,
    x: about.x + (camera.x - about.x) * scale + moved.x,
    y: about.y + (camera.y - about.y) * scale + moved.y,
  };
}

/**
 * Clamps the camera so the garment stays visible. On an axis where the photo is larger than the stage its edges stay outside, otherwise
 * inside. A fitted view beyond these limits (the printable area at a photo's edge) is allowed.
 */
export function clampCamera(camera: Camera, fitted: Camera, side: PlacementSide, stage: StageSize): Camera {
  const height = (camera.width * side.mockupHeight) / side.mockupWidth;
  const isFitted = Math.abs(camera.width - fitted.width) < 0.5;
  const within = (at: number, length: number, room: number, rest: number) => {
    const bounds = [0, room - length, ...(isFitted ? [rest] : [])];
    return Math.min(Math.max(...bounds), Math.max(Math.min(...bounds), at));
  };
  return {
    width: camera.width,
    x: within(camera.x, camera.width, stage.width, fitted.x),
    y: within(camera.y, height, stage.height, fitted.y),
  };
}

/** Converts a point of the stage to mm in the printable area. */
export function toMm(camera: Camera, side: PlacementSide, point: Point): Point {
  const area = areaRect(side, camera.width);
  return { x: (point.x - camera.x - area.x) / area.pxPerMm, y: (point.y - camera.y - area.y) / area.pxPerMm };
}
