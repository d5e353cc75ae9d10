import { parseOriginalSrc } from '#contract/images.ts';
import type { ProofBody } from '#contract/rest/admin/catalogue/mockups.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { drawSide, encodeSide } from '#server/images/drawing/render-side.ts';
import { testPrint } from '#server/images/drawing/test-print.ts';

/** Width of a proof in px. */
const proofWidth = 1_000;

/** A test print on a garment photo, drawn the same way as orders, as WebP; null when the shop does not have the photo. */
export async function drawMockupProof(storage: ObjectStorage, { src, area }: ProofBody): Promise<Buffer | null> {
  const name = parseOriginalSrc(src);
  const content = name === null ? null : await storage.get(name);
  if (name === null || content === null) return null;
  const [width, height] = [area.print_width_mm, area.print_height_mm];
  const layers = [{ picture: testPrint(width, height), box: { x: 0, y: 0, width, height, rotation: 0 } }];
  const side = { mockup: { content, extension: name.extension }, shade: null, area: printAreaOf(area), layers };
  return (await encodeSide(await drawSide(side, proofWidth), 'webp')).content;
}
