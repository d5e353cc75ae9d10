/** How long a list was and where its reader stood in it, px: what remains of it when the page is reloaded. */
export type ListPlace = { count: number; y: number; height: number };

/** The parts of session storage that are used. */
type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const slot = 'seam.lists';
/** Places of this tab that are remembered; the one written longest ago goes first. */
const mostPlaces = 20;

/** Remembers where the reader of a list stands, beyond the page's own life. */
export function rememberListPlace(name: string, place: ListPlace, storage: PlaceStorage = sessionStorage): void {
  const { [name]: _, ...others } = read(storage);
  const places = Object.entries({ ...others, [name]: place }).slice(-mostPlaces);
  try {
    storage.setItem(slot, JSON.stringify(Object.fromEntries(places)));
  } catch (error) {
    // A full storage: Back then shows the first page of the list, as it would without this.
    console.warn(error);
  }
}

/** Where the reader stood; null for a list that was not left, or not in this tab. The router's name of an entry survives a reload, and no new entry has it. */
export function listPlace(name: string, storage: PlaceStorage = sessionStorage): ListPlace | null {
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
