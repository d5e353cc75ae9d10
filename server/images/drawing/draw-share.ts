import { createHash } from 'node:crypto';
import type { RenderExtension, RenderWidth } from '#contract/pictures/renders.ts';
import { pictureNote, type ShareForm } from '#rules/design/share/share.ts';
import { sharePicture } from '#rules/design/share/share-picture.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import type { PictureFile } from '#server/images/cache/copy.ts';
import type { Made } from '#server/images/cache/picture-cache.ts';
import { loadSide, renderKey } from '#server/images/drawing/render-design.ts';
import { rendererVersion } from '#server/images/drawing/render-side.ts';
import type { Images } from '#server/images/images.ts';
import type { ShareToDraw } from '#server/nouns/share/read-share-picture.ts';
import { sideThreads } from '#server/process/side-threads.ts';
import type { ShareDrawing } from './share-worker.ts';

/** Part of the name of every share picture. Raise it when the same share must give a different picture. */
const drawingVersion = 2;

const thread = sideThreads(new URL('./share-worker.ts', import.meta.url));

type Places = Pick<Images, 'shares' | 'storage'>;

/**
 * The picture of a share in one of its forms: from the cache, or drawn now and cached. rules/design/share/share-picture.ts defines the
 * layout.
 */
export function renderShare(images: Places, share: ShareToDraw, form: ShareForm): Promise<Made> {
  const picture = sharePicture(form, share.background, share.words);
  return images.shares.get(shareKey(share, form), ['jpg'], async () => {
    const side = await loadSide(images.storage, share.side);
    return side === null ? 'missing' : draw({ kind: 'picture', picture, side, view: share.view, note: pictureNote(share.code) });
  });
}

/** A side of a shared design, under the same name as any other render of it, so it is never drawn twice. */
export function renderSharedSide(
  images: Places,
  { side, width, extension }: { side: FrozenSide; width: RenderWidth; extension: RenderExtension },
): Promise<Made> {
  return images.shares.get(renderKey(side, width), [extension], async () => {
    const loaded = await loadSide(images.storage, side);
    return loaded === null ? 'missing' : draw({ kind: 'side', side: loaded, width, extension });
  });
}

/** The name of a share picture: SHA-256 of everything it shows. */
export function shareKey({ side, view, background, words }: ShareToDraw, form: ShareForm): string {
  return createHash('sha256').update(canonicalText({ side, view, background, words, form, rendererVersion, drawingVersion })).digest('hex');
}

async function draw(drawing: ShareDrawing): Promise<PictureFile> {
  const { content, extension }: PictureFile = await thread.run(drawing, { name: 'draw' });
  // The thread returns plain bytes.
  return { content: Buffer.from(content.buffer, content.byteOffset, content.byteLength), extension };
}
