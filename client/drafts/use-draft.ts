import { useEffect, useRef, useState } from 'react';
import { type DraftStore, draft as draftOf, tab } from './draft.ts';

/**
 * The content of a form, kept as a draft until `drop`: it survives closing the sheet, a lost session and Back. `name` is null for a form
 * without a draft (an edit), and for a server-rendered one until `useInBrowser`. A draft that loads after the first render keeps the
 * elements and newer input. `write` takes the content, or a function of the latest content, which is needed after an await. Browser
 * only.
 */
export function useDraft<Value extends object>(name: string | null, empty: Value, lifetime: DraftStore = tab) {
  // The draft belongs to the member signed in when the form opens.
  const [opened, setOpened] = useState(() => open(name, empty, lifetime));
  const [draft, setDraft] = useState(opened.first ?? empty);
  const [isBack, setBack] = useState(opened.first !== null);
  const latest = useRef(draft);
  const arrive = useRef((found: Value | null) => {
    if (found === null) return;
    const typed = Object.entries(latest.current).filter(([part, value]) => value !== empty[part as keyof Value]);
    latest.current = { ...found, ...Object.fromEntries(typed) };
    setDraft(latest.current);
    setBack(true);
  });
  if (opened.kept === null && name !== null) {
    const late = open(name, empty, lifetime);
    setOpened(late);
    arrive.current(late.first);
  }
  const { kept, later } = opened;
  useEffect(() => {
    let isHere = true;
    void later?.then((found) => (isHere ? arrive.current(found) : undefined));
    return () => {
      isHere = false;
    };
  }, [later]);
  const write = (next: Value | ((latest: Value) => Value)) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    setDraft(latest.current);
    void kept?.write(latest.current);
  };
  return { draft, write, drop: () => void kept?.drop(), isBack };
}

function open<Value extends object>(name: string | null, empty: Value, lifetime: DraftStore) {
  if (name === null) return { kept: null, first: null, later: null };
  const kept = draftOf(name, { lifetime, empty });
  const found = kept.read();
  return found instanceof Promise ? { kept, first: null, later: found } : { kept, first: found, later: null };
}
