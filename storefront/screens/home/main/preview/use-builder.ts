import { useEffect, useState } from 'react';
import { type FromPreview, type ToPreview, toPreview } from '#contract/home/preview.ts';

type Draft = Extract<ToPreview, { type: 'draft' }>;

/** Posts a message to the surrounding builder only. */
export function notifyBuilder(message: FromPreview): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

/**
 * The latest draft sent by the builder, and the block it focused (`turn` counts, so the same one can be focused again). Only accepts
 * messages from the parent window, this origin and of the contract's types, and ignores drafts older than the current one.
 */
export function useBuilder(): { draft: Draft | null; focused: { block: string; turn: number } | null } {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [focused, setFocused] = useState<{ block: string; turn: number } | null>(null);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== window.parent || window.parent === window || !isTold(data)) return;
      const message = toPreview.safeParse(data);
      if (!message.success) return notifyBuilder({ type: 'error', what: 'MESSAGE' });
      if (message.data.type === 'focus') {
        const { block } = message.data;
        return setFocused((known) => ({ block, turn: (known?.turn ?? 0) + 1 }));
      }
      const next = message.data;
      notifyBuilder({ type: 'heard', rev: next.rev });
      setDraft((known) => (known !== null && known.rev > next.rev ? known : next));
    };
    window.addEventListener('message', hear);
    notifyBuilder({ type: 'ready' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return { draft, focused };
}

/** Whether it is a builder message: other office code and browser extensions also post messages. */
function isTold(data: unknown): boolean {
  return toPreview.options.some(({ shape }) => shape.type.safeParse((data as { type?: unknown } | null)?.type).success);
}
