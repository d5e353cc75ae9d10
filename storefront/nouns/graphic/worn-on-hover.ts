import { wornSrc } from '#contract/pictures/worn.ts';

/** How long a pointer rests on a card before its picture is requested, in milliseconds: a passing pointer loads nothing. */
const intentMs = 150;

/**
 * Shows a graphic on a garment while a mouse rests on its card, on every page with such cards: an `article` with a link to the graphic
 * and its picture first. Loaded seconds after the page, so that cards stay small.
 */
export function showWornOnHover(): void {
  let hovered: Element | null = null;
  let asking = 0;
  let shown: HTMLImageElement | null = null;
  const move = (card: Element | null) => {
    if (card === hovered) return;
    hovered = card;
    clearTimeout(asking);
    if (shown) fadeOut(shown);
    shown = null;
    const id = /\/graphic\/(\d+)/.exec(card?.getAttribute('href') ?? '')?.[1];
    const frame = card?.querySelector('img')?.parentElement;
    if (id === undefined || !frame) return;
    asking = window.setTimeout(async () => {
      const picture = await loadWorn(Number(id));
      if (picture === null || hovered !== card) return;
      shown = picture;
      frame.append(picture);
      requestAnimationFrame(() => picture.classList.remove('opacity-0'));
    }, intentMs);
  };
  addEventListener('pointerover', ({ target, pointerType }) =>
    move(pointerType === 'mouse' && target instanceof Element ? target.closest('main article a[href*="/graphic/"]') : null),
  );
  document.documentElement.addEventListener('pointerleave', () => move(null));
}

/** The picture, ready to be shown; null if there is none. */
async function loadWorn(graphicId: number): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = wornSrc({ graphicId });
  picture.alt = '';
  picture.className =
    'absolute inset-0 size-full bg-tile object-cover opacity-0 transition-opacity duration-180 motion-reduce:transition-none';
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function fadeOut(picture: HTMLImageElement): void {
  picture.classList.add('opacity-0');
  setTimeout(() => picture.remove(), 200);
}
