import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { onStillnessChange, wantsStillness } from '#ui/carousel/reduced-motion.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { SavedSide } from './saved-design.ts';
import { savedTexts } from './texts.ts';

/** Interval of the layer carousel, ms (specification 4.35). */
const AUTOPLAY_MS = 1500;

/** The graphics of the selected side as a carousel; stopped by its button, by hover or focus, and by reduced motion. */
export function LayerCarousel({ layers, label }: { layers: SavedSide['layers']; label: string }) {
  const { text, name: nameOf } = useLanguage();
  const isStill = useStillness();
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = layers.length > 1 && !isStill && !isPaused && !isHeld;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % layers.length), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying, layers.length]);
  const layer = layers[index] ?? layers[0];
  if (!layer) return null;
  const shown = (
    <>
      <Picture src={layer.graphic?.src ?? null} size={64} alt="" className="size-8 shrink-0 object-contain" />
      <span className="line-clamp-2 min-w-0 flex-1 text-12 leading-tight" aria-live={isPlaying ? 'off' : 'polite'}>
        {layer.graphic
          ? text(savedTexts.layer, { artist: nameOf(layer.graphic.artist?.name), name: nameOf(layer.graphic.name) })
          : text(savedTexts.unavailable)}
      </span>
    </>
  );
  return (
    <fieldset
      aria-roledescription="carousel"
      aria-label={label}
      className="mt-2 min-w-0 rounded-control bg-tile pl-1.5"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex min-h-11 items-center gap-2">
        {layers.length > 1 ? (
          <button
            type="button"
            onClick={() => setIndex((index + 1) % layers.length)}
            className="flex min-h-target min-w-0 flex-1 items-center gap-2 text-left"
          >
            {shown}
            <span className="text-12 text-ink-2 tabular-nums">
              <span className="sr-only">{text(shell.next)} </span>
              {index + 1}/{layers.length}
            </span>
          </button>
        ) : (
          shown
        )}
        {layers.length > 1 && !isStill ? (
          <button
            type="button"
            aria-label={text(isPaused ? savedTexts.play : savedTexts.pause)}
            onClick={() => setPaused(!isPaused)}
            className="-ml-2 flex size-target shrink-0 items-center justify-center text-ink-2"
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={14} />
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** True until the browser reports that motion is allowed. */
function useStillness(): boolean {
  return useSyncExternalStore(onStillnessChange, wantsStillness, () => true);
}
