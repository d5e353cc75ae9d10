import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fromPreview, type ToPreview } from '#contract/home/preview.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';

/** Time in ms without a response before the frame reloads; doubled each time, in case the machine is slow. */
const silenceMs = 3_000;
/** In a row. */
const mostReloads = 4;
/** Debounce in ms for sending changes while typing. */
const pauseMs = 80;
/** How long the reason for a reload stays visible after it, in ms. */
const readMs = 6_000;

export type FrameTrouble = 'silent' | 'left' | 'failed' | 'REFERENCES' | 'MESSAGE';

interface Wish {
  /** The blocks to draw; null for the published ones. */
  blocks: readonly PageBlock[] | null;
  focused: string | null;
  onSelect: (block: string, field: string) => void;
  /** Reloads the page with a new token, because the old one may have expired. */
  onReload: () => void;
}

/**
 * Communicates with the page in a frame: sends the full draft when it starts listening and after each change, receives presses, and reloads
 * the frame if it stops responding or navigates away. Only accepts messages from that window, this origin and of the contract's types.
 * `address` is the current URL.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
  { blocks, focused, onSelect, onReload }: Wish,
) {
  const [trouble, setTrouble] = useState<FrameTrouble | null>(null);
  const [isReady, setReady] = useState(false);
  /** The URL of the drawn page; reset as soon as another one is requested. */
  const [drawn, setDrawn] = useState<string | null>(null);
  const isDrawn = drawn !== null && drawn === address;
  const shown = useRef(address);
  shown.current = address;
  const rev = useRef(0);
  /** The document that reported listening; its successor must report again. */
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

  /** Waits for a message from the frame. */
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
        setTrouble((known) => (known === 'REFERENCES' || known === 'MESSAGE' ? null : known));
      } else if (said.type === 'select') wish.current.onSelect(said.block, said.field);
      else {
        clearTimeout(timer.current);
        setTrouble(said.what);
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
    // Hides the reload notice after a while; drawing problems stay until solved.
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

/** A frame's document; null if it is not the shop's, e.g. the browser's error page. */
function documentIn(frame: HTMLIFrameElement | null): Document | null {
  return frame?.contentDocument ?? null;
}
