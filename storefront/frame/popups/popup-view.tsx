import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useFigures, useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { previewed } from '#client/preview.ts';
import { shopNow } from '#client/shop-clock.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { type SelectPopupQuery, selectPopup } from '#contract/graphql/calls.generated.ts';
import { popupCounter, popupsWrap } from '#rules/home/popup.ts';
import { translated, writtenLanguage } from '#rules/shop/locale.ts';
import { popupTexts } from '#storefront/frame/popups/popup-view-texts.ts';
import { IconButton } from '#ui/button.tsx';
import { CarouselTrack } from '#ui/carousel/carousel-track.tsx';
import { useCarousel } from '#ui/carousel/use-carousel.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { PictureWords } from '#ui/picture-words.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { closePopups, rejectPopups } from './popup-selection.ts';

type Popup = SelectPopupQuery['management_popup'][number];

/** Requested once per visit: popups published since can wait for the next one. */
let asked: Promise<Popup[]> | null = null;

function loadPopups(): Promise<Popup[]> {
  asked ??= runQuery(selectPopup, { now: shopNow().toISOString() }).then(
    (result) => result.management_popup,
    (error) => {
      // Watched queries ignore errors (specification 7.10); the next route change asks again.
      console.warn(error);
      asked = null;
      return [];
    },
  );
  return asked;
}

/**
 * The popups in a non-blocking card: 13:11 images, a counter, Close, Not Show Again (specification 9.4). `isSmall` on pages with other
 * content: one row, so the first two rows of a list stay readable.
 */
export function PopupView({ isSmall }: { isSmall: boolean }) {
  const [popups, setPopups] = useState<Popup[]>([]);
  const { pathname } = useLocation();
  useEffect(() => {
    // Again on each page until answered.
    if (pathname === '') return;
    let isHere = true;
    loadPopups().then((loaded) => (isHere ? setPopups(loaded) : undefined));
    return () => {
      isHere = false;
    };
  }, [pathname]);
  const repeated = useRepeated(pathname);
  const fresh = previewed()?.kind ? popups.slice(0, 1) : popups.filter(({ url_path }) => !repeated.includes(url_path));
  if (fresh.length === 0) return null;
  return <PopupCard key={fresh.map(({ id }) => id).join()} popups={fresh} isSmall={isSmall} />;
}

/** URLs of popups the page already covers: its own, and those its first images link to. */
function useRepeated(pathname: string): readonly string[] {
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  useEffect(() => {
    const hero = document.querySelector('main [data-kind="BANNER"]');
    const links = [...(hero?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href') ?? '');
    setRepeated([pathname, ...links]);
  }, [pathname]);
  return repeated;
}

function PopupCard({ popups, isSmall }: { popups: Popup[]; isSmall: boolean }) {
  const text = useText();
  const carousel = useCarousel(popupsWrap(popups.length));
  // Shown once its image has loaded, not as an empty card.
  const [hasPicture, setHasPicture] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // `pathname` is never empty; it is asked so that each page is measured: some raise the card above a bar of their own.
  useEffect(() => (hasPicture && card.current && pathname !== '' ? makeRoom(card.current) : undefined), [hasPicture, pathname]);
  return (
    <section
      ref={card}
      aria-label={text(popupTexts.popups)}
      onLoadCapture={() => setHasPicture(true)}
      onErrorCapture={() => setHasPicture(true)}
      {...carousel.waking}
      data-in-place
      className={cx(
        'fixed inset-x-3 bottom-[calc(var(--spacing-tab-bar)+12px)] z-40 mx-auto max-lg:in-[html:has([data-bottom-bar])]:bottom-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+92px)] max-w-90 overflow-hidden rounded-control bg-ground shadow-overlay lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-90',
        isSmall && 'flex items-center',
        hasPicture ? 'animate-arrive' : 'pointer-events-none opacity-0',
      )}
    >
      <CarouselTrack carousel={carousel} {...(isSmall ? { className: 'min-w-0 flex-1' } : {})}>
        {popups.map((popup) => (
          <li key={popup.id} className="relative min-w-0 shrink-0 grow-0 basis-full snap-start">
            <PopupContent popup={popup} isSmall={isSmall} />
          </li>
        ))}
      </CarouselTrack>
      <div className={cx('flex shrink-0 items-center justify-between gap-3', !isSmall && 'pl-4')}>
        <button type="button" className="min-h-target text-13 text-ink-2 hover:text-ink" onClick={() => rejectPopups()}>
          {text(popupTexts.notShowAgain)}
        </button>
        <span className="flex items-center gap-1">
          <span className="text-13 tabular-nums">{popupCounter(carousel.index, popups.length)}</span>
          {popups.length > 1 ? (
            <IconButton label={text(shell.next)} onClick={() => carousel.step(1)}>
              <Icon name="chevron-right" size={20} />
            </IconButton>
          ) : null}
          <IconButton label={text(shell.close)} onClick={closePopups}>
            <Icon name="x" size={20} />
          </IconButton>
        </span>
      </div>
    </section>
  );
}

/**
 * Scrolls focused elements clear of the card, as for the tab bar (WCAG 2.4.11), and leaves its height free below the footer (`footer-end`),
 * whose last lines could not be scrolled clear of it otherwise. Returns a cleanup function.
 */
function makeRoom(card: HTMLElement): () => void {
  const page = document.documentElement;
  const measure = () => {
    // `offsetTop` does not see the card arrive from below.
    const room = `${innerHeight - card.offsetTop + focusRoom}px`;
    page.style.scrollPaddingBottom = room;
    page.style.setProperty('--popup-room', room);
  };
  // Calls it at once, too.
  const resized = new ResizeObserver(measure);
  resized.observe(card);
  window.addEventListener('resize', measure);
  return () => {
    resized.disconnect();
    window.removeEventListener('resize', measure);
    page.style.removeProperty('scroll-padding-bottom');
    page.style.removeProperty('--popup-room');
  };
}

/** Room for the focus ring, in px. */
const focusRoom = 8;

function PopupContent({ popup, isSmall }: { popup: Popup; isSmall: boolean }) {
  const content = isSmall ? <SmallPopup popup={popup} /> : <LargePopup popup={popup} />;
  if (!popup.url_path) return content;
  return (
    <SmartLink href={popup.url_path} className="block size-full">
      {content}
    </SmartLink>
  );
}

function LargePopup({ popup }: { popup: Popup }) {
  const title = useFigures()(translated(popup, 'title', useLocale()));
  return (
    <span className="relative block aspect-13/11 bg-tile">
      <Picture src={popup.image_src} size={384} ratio={13 / 11} alt="" className="size-full object-cover" />
      <PictureWords title={title} lang={writtenLanguage(title)} />
    </span>
  );
}

function SmallPopup({ popup }: { popup: Popup }) {
  const title = useFigures()(translated(popup, 'title', useLocale()));
  return (
    <span className="flex items-center gap-2 p-2">
      <span className="block aspect-13/11 w-14 shrink-0 overflow-hidden rounded-tile bg-tile">
        <Picture src={popup.image_src} size={128} ratio={13 / 11} alt="" className="size-full object-cover" />
      </span>
      <span lang={writtenLanguage(title)} className="line-clamp-2 text-13 font-semibold">
        {title}
      </span>
    </span>
  );
}
