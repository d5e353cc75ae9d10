import { tabStorage } from '#client/stores/browser-storage.ts';
/** A list's length and scroll position in px, to restore them after a reload. */
export type ListPlace = { count: number; y: number; height: number };

/** The methods of session storage used. */
type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const slot = 'seam.lists';
/** The number of positions remembered per tab; the oldest is dropped. */
const mostPlaces = 20;

/** Remembers the position in a list across page loads. */
export function rememberListPlace(name: string, place: ListPlace, storage: PlaceStorage = tabStorage): void {
  const { [name]: _, ...others } = read(storage);
  const places = Object.entries({ ...others, [name]: place }).slice(-mostPlaces);
  storage.setItem(slot, JSON.stringify(Object.fromEntries(places)));
}

/** The remembered position; null if none in this tab. The router's entry key survives a reload and is never reused. */
export function listPlace(name: string, storage: PlaceStorage = tabStorage): ListPlace | null {
  return read(storage)[name] ?? null;
}

function read(storage: PlaceStorage): Record<string, ListPlace> {
  try {
    const places: unknown = JSON.parse(storage.getItem(slot) ?? '{}');
    return typeof places === 'object' && places !== null ? (places as Record<string, ListPlace>) : {};
  } catch {
    return {};
  }
}
