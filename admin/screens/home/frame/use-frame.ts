import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fromPreview, type ToPreview } from '#contract/home/preview.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';

/** Milliseconds without an answer after which the page in the frame is opened again; twice as long each time, for a machine that is only slow. */
const silenceMs = 3_000;
/** Times in a row. */
const mostReloads = 4;
/** Milliseconds in which what is typed goes over together. */
const pauseMs = 80;

export type FrameTrouble = 'silent' | 'left' | 'failed' | { said: string };

interface Wish {
  /** What the frame is to draw; null: what is published. */
  blocks: readonly PageBlock[] | null;
  focused: string | null;
  onSelect: (block: string, field: string) => void;
  /** Opens the page anew: with a new token, because the old one may have run out. */
  onReload: () => void;
}

/**
 * Talks with the page in a frame: gives it the whole draft whenever it begins to listen and after each change, hears what was pressed, and opens it
 * again when it says nothing. Only that window is heard, only from this origin, and only what the contract knows. `address` is what it shows now.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
  { blocks, focused, onSelect, onReload }: Wish,
) {
  const [trouble, setTrouble] = useState<FrameTrouble | null>(null);
  const [isReady, setReady] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const rev = useRef(0);
  // What it says while it is being opened anew is of the page that goes.
  const listens = useRef(false);
  const reloads = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wish = useRef({ blocks, focused, onSelect, onReload });
  wish.current = { blocks, focused, onSelect, onReload };

  const say = useCallback((message: ToPreview) => frame.current?.contentWindow?.postMessage(message, window.location.origin), [frame]);

  const open = useCallback((why: FrameTrouble) => {
    clearTimeout(timer.current);
    listens.current = false;
    setReady(false);
    reloads.current += 1;
    if (reloads.current > mostReloads) return setTrouble('failed');
    setTrouble(why);
    wish.current.onReload();
  }, []);

  /** Waits for a word of the frame. */
  const wait = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => open('silent'), silenceMs * 2 ** reloads.current);
  }, [open]);

  const sendDraft = useCallback(() => {
    const { blocks: draft } = wish.current;
    if (draft === null) return setDrawn(true);
    rev.current += 1;
    say({ type: 'draft', rev: rev.current, blocks: [...draft] });
    wait();
  }, [say, wait]);

  useEffect(() => {
    if (address === null) return;
    listens.current = false;
    setReady(false);
    setDrawn(false);
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source === null || source !== frame.current?.contentWindow) return;
      const message = fromPreview.safeParse(data);
      if (!message.success) return;
      const said = message.data;
      if (said.type === 'ready') {
        clearTimeout(timer.current);
        listens.current = true;
        setReady(true);
        sendDraft();
        if (wish.current.focused !== null) say({ type: 'focus', block: wish.current.focused });
      } else if (said.type === 'heard') {
        if (said.rev === rev.current) clearTimeout(timer.current);
      } else if (said.type === 'drawn') {
        if (said.rev !== rev.current) return;
        reloads.current = 0;
        setDrawn(true);
        setTrouble((known) => (typeof known === 'object' ? null : known));
      } else if (said.type === 'select') wish.current.onSelect(said.block, said.field);
      else if (said.type === 'error') {
        clearTimeout(timer.current);
        setTrouble({ said: said.said });
      } else if (listens.current) open('left');
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('message', hear);
    };
  }, [address, frame, open, say, sendDraft]);

  useEffect(() => {
    if (!isReady || blocks === null) return;
    const later = setTimeout(sendDraft, pauseMs);
    return () => clearTimeout(later);
  }, [blocks, isReady, sendDraft]);

  useEffect(() => {
    if (isReady && focused !== null) say({ type: 'focus', block: focused });
  }, [focused, isReady, say]);

  const again = useCallback(() => {
    reloads.current = 0;
    setTrouble(null);
    wish.current.onReload();
  }, []);
  const onLoad = useCallback(() => (listens.current ? undefined : wait()), [wait]);
  return { trouble, isReady, isDrawn, again, onLoad };
}
