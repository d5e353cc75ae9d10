/** Maximum number of searches remembered; the oldest is dropped. */
const mostKept = 10;
const slot = 'seam.recent-words';
/** The stored value while remembering is off. */
const off = 'off';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** False while the shopper has switched remembering off on this device. */
export function areWordsKept(storage: Kept): boolean {
  return storage.getItem(slot) !== off;
}

/** The searches on this device, latest first. Stored only in this browser and deleted when the session ends. */
export function recentWords(storage: Kept): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(slot) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words): words is string => typeof words === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Remembers a search, unless that is switched off. */
export function rememberWords(words: string, storage: Kept): void {
  const searched = words.trim();
  if (searched === '' || !areWordsKept(storage)) return;
  write([searched, ...without(searched, storage)], storage);
}

/** Deletes one search. */
export function forgetWords(words: string, storage: Kept): void {
  write(without(words, storage), storage);
}

/** Deletes all searches. */
export function forgetAllWords(storage: Kept): void {
  storage.removeItem(slot);
}

/** Switches remembering on or off; off deletes what was remembered. */
export function setWordsKept(isOn: boolean, storage: Kept): void {
  if (isOn) storage.removeItem(slot);
  else storage.setItem(slot, off);
}

function without(words: string, storage: Kept): string[] {
  return recentWords(storage).filter((each) => each !== words);
}

function write(words: readonly string[], storage: Kept): void {
  storage.setItem(slot, JSON.stringify(words.slice(0, mostKept)));
}
