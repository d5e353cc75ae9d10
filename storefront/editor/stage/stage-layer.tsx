import { memo, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { placeholderSrc, type ResizeSize, resizeSizeFor, resizeSrc } from '#contract/images.ts';
import type { DesignLayer, TextLayer } from '#rules/design/custom-design.ts';
import { isPictureRefused } from '#rules/design/picture/own-picture.ts';
import { isShown } from '#rules/shop/shown.ts';
import { TextPicture } from '#storefront/nouns/text/text-picture.tsx';
import { useStore } from '#ui/store.ts';
import type { EditorImage } from '../document/editor-data.ts';
import { graphicOf, layerName } from '../document/editor-state.ts';
import { useEditor, useEditorSlice } from '../editor-context.tsx';
import { writing } from '../text/writing.ts';
import { editorTexts } from '../texts.ts';
import type { StageParts } from './stage-parts.ts';

type Props = {
  layer: DesignLayer;
  index: number;
  count: number;
  /** True if it is selected together with others: each then has its own outline. */
  isAmong: boolean;
  /** Width on screen in CSS px, which decides the image size to load. */
  cssWidth: number;
  image: EditorImage | null;
  isSelected: boolean;
  parts: StageParts;
};

/** One graphic, text or picture: a real, labelled button, reachable by keyboard and assistive technology. Its position is painted, not rendered. */
export const StageLayer = memo(function StageLayer({ layer, index, count, cssWidth, image, isSelected, isAmong, parts }: Props) {
  const { store } = useEditor();
  const { text, name } = useLanguage();
  const graphic = useEditorSlice((state) => graphicOf(state, layer));
  const size = useGrowingSize(cssWidth * devicePixelRatio);
  const label = text(editorTexts.layerName, {
    name: layerName(layer, graphic, name) ?? text(layer.pictureId === undefined ? editorTexts.missingGraphic : editorTexts.missingPicture),
    width: Math.round(layer.width),
    height: Math.round(layer.height),
    index: index + 1,
    count,
  });
  return (
    <li>
      <button
        type="button"
        data-layer={layer.key}
        aria-label={label}
        aria-pressed={isSelected}
        ref={(element) => {
          if (element) parts.layers.set(layer.key, element);
          return () => void parts.layers.delete(layer.key);
        }}
        onFocus={() => {
          const { history, isAdding } = store.read();
          if (!isAdding && !history.selected.includes(layer.key)) store.select(layer.key);
        }}
        // Enter, Space and assistive technology; what pointers do is the engine's.
        onClick={(event) => {
          if (event.detail > 0) return;
          if (event.shiftKey || store.read().isAdding) store.toggle(layer.key);
          else store.select(layer.key);
        }}
        // Only what moves gets its own compositor layer. Twenty of them cost a slow phone 2 ms per frame.
        className={`absolute top-0 left-0 cursor-move touch-none aria-pressed:will-change-transform data-caught:outline-2 data-caught:outline-accent data-caught:outline-solid ${isAmong ? 'ring-2 ring-ink outline-1 outline-ground' : 'outline-hidden'}`}
      >
        {layer.text ? <StageText layer={layer} /> : <LayerImage layer={layer} image={image} size={size} />}
      </button>
    </li>
  );
});

function LayerImage({ layer, image, size }: Pick<Props, 'layer' | 'image'> & { size: ResizeSize }) {
  const { store, services } = useEditor();
  const [brokenSrc, setBroken] = useState<string | null>(null);
  const src = image && image.src !== brokenSrc ? image.src : null;
  const isPrinted = image && (layer.pictureId === undefined ? isShown(image) : !isPictureRefused(image));
  const renew = async (id: number) => {
    const [picture] = await services.loadPictures([id]);
    if (picture) store.learnPicture(picture);
  };
  return (
    <img
      alt=""
      draggable={false}
      decoding="async"
      // The editor was opened for this image, so it loads before the tray's.
      fetchPriority="high"
      src={src ? resizeSrc(src, size) : placeholderSrc}
      onError={() => {
        setBroken(src);
        // The URL of an own picture expires.
        if (src && layer.pictureId !== undefined) renew(layer.pictureId).catch((error: unknown) => console.warn(error));
      }}
      className={`pointer-events-none size-full max-w-none ${isPrinted ? '' : 'opacity-35'}`}
    />
  );
}

function StageText({ layer: { key, text } }: { layer: TextLayer }) {
  const written = useStore(writing);
  return <TextPicture text={text} writing={written?.key === key ? written.text : text} />;
}

/** The image size to load. It only grows, so zooming out loads nothing. */
function useGrowingSize(devicePx: number) {
  const needed = resizeSizeFor(Math.max(256, devicePx));
  const [size, setSize] = useState(needed);
  if (needed > size) setSize(needed);
  return size;
}
