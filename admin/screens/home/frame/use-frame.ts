import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fromPreview, type ToPreview } from '#contract/home/preview.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';

/** Milliseconds without an answer after which the page in the frame is opened again; twice as long each time, for a machine that is only slow. */
const silenceMs = 3_000;
/** Times in a row. */
const mostReloads = 4;
/** Milliseconds in which what is typed goes over together. */
const pauseMs = 80;
/** Milliseconds for which the reason of opening it again is shown once it is there. */
const readMs = 6_000;

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
 * again when it says nothing or was led away. Only that window is heard, only from this origin, and only what the contract knows. `address` is what it shows now.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
  { blocks, focused, onSelect, onReload }: Wish,
) {
  const [trouble, setTrouble] = useState<FrameTrouble | null>(null);
  const [isReady, setReady] = useState(false);
  /** The address whose page is drawn: another one is not, from the moment on that it is asked for. */
  const [drawn, setDrawn] = useState<string | null>(null);
  const isDrawn = drawn !== null && drawn === address;
  const shown = useRef(address);
  shown.current = address;
  const rev = useRef(0);
  /** The document that said it listens; one that takes its place has to say so too. */
  const listening = useRef<Document | null>(null);
  const reloads = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wish = useRef({ blocks, focused, onSelect, onReload });
  wish.current = { blocks, focused, onSelect, onReload };

  const say = useCallback((message: ToPreview) => frame.current?.contentWindow?.postMessage(message, window.location.origin), [frame]);

  const open = useCallback((why: FrameTrouble) => {
    clearTimeout(timer.current);
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
    if (draft === null) {
      reloads.current = 0;
      return setDrawn(shown.current);
    }
    rev.current += 1;
    say({ type: 'draft', rev: rev.current, blocks: [...draft] });
    wait();
  }, [say, wait]);

  useEffect(() => {
    if (address === null) return;
    setReady(false);
    setDrawn(null);
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source === null || source !== frame.current?.contentWindow) return;
      const message = fromPreview.safeParse(data);
      if (!message.success) return;
      const said = message.data;
      if (said.type === 'ready') {
        clearTimeout(timer.current);
        listening.current = documentIn(frame.current);
        setReady(true);
        sendDraft();
        if (wish.current.focused !== null) say({ type: 'focus', block: wish.current.focused });
      } else if (said.type === 'heard') {
        if (said.rev === rev.current) clearTimeout(timer.current);
      } else if (said.type === 'drawn') {
        if (said.rev !== rev.current) return;
        reloads.current = 0;
        setDrawn(shown.current);
        setTrouble((known) => (typeof known === 'object' ? null : known));
      } else if (said.type === 'select') wish.current.onSelect(said.block, said.field);
      else {
        clearTimeout(timer.current);
        setTrouble({ said: said.said });
      }
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('message', hear);
    };
  }, [address, frame, say, sendDraft]);

  useEffect(() => {
    if (!isReady || blocks === null) return;
    const later = setTimeout(sendDraft, pauseMs);
    return () => clearTimeout(later);
  }, [blocks, isReady, sendDraft]);

  useEffect(() => {
    if (isReady && focused !== null) say({ type: 'focus', block: focused });
  }, [focused, isReady, say]);

  useEffect(() => {
    // That it was opened again is over once it is read; what cannot be drawn stays until it can.
    if (!isDrawn || (trouble !== 'silent' && trouble !== 'left')) return;
    const read = setTimeout(() => setTrouble(null), readMs);
    return () => clearTimeout(read);
  }, [isDrawn, trouble]);

  const again = useCallback(() => {
    reloads.current = 0;
    setTrouble(null);
    wish.current.onReload();
  }, []);
  const onLoad = useCallback(() => {
    const opened = documentIn(frame.current);
    if (opened === null || opened.URL !== frame.current?.src) open('left');
    else if (opened !== listening.current) wait();
  }, [frame, open, wait]);
  return { trouble, isDrawn, again, onLoad };
}

/** The document of a frame; null where it is none of the shop's: the browser shows that it could not open something. */
function documentIn(frame: HTMLIFrameElement | null): Document | null {
  return frame?.contentDocument ?? null;
}
