import { memo, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { Spoken } from '#client/locale/spoken.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { graphicCount } from '#rules/design/custom-design.ts';
import { formatWon } from '#rules/money/money.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Chip } from '#ui/form/chip.tsx';
import { ClearCross } from '#ui/form/clear-cross.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type EditorArtist, type EditorGraphic, type GraphicFilter, TRAY_PAGE_SIZE } from '../document/editor-data.ts';
import { useEditor, useEditorSlice } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { AddPicture } from './add-picture-button.tsx';
import { grabFromTray, useTrayDrag } from './tray-drag.ts';
import { seenPicture, useSeen } from './use-seen.ts';

const chipSize = 'inline-flex min-h-9 shrink-0 items-center gap-1.5 px-3.5 text-13 font-semibold whitespace-nowrap';

/** The tray: search, liked, by artist, or all. Tap or Enter adds a graphic to the current side; dragging puts it where it is dropped. */
export function GraphicsPanel() {
  const { replacingKey, startReplacing } = useEditor();
  const count = useEditorSlice((state) => graphicCount(state.history.present));
  const limit = useEditorSlice((state) => state.limit);
  const text = useText();
  const [filter, setFilter] = useState<GraphicFilter>({ search: '', artistId: null, likedOnly: false });
  const asked = useSettled(filter);
  return (
    <div data-part="graphics" className="flex min-h-full flex-col gap-3 p-4">
      {replacingKey ? (
        <p className="flex items-center justify-between gap-2 rounded-control bg-ink py-1 pr-1 pl-4 text-13 font-semibold text-on-accent">
          {text(editorTexts.replacing)}
          <IconButton label={text(shell.cancel)} className="text-on-accent hover:bg-ink-2" onClick={() => startReplacing(null)}>
            <Icon name="x" size={18} />
          </IconButton>
        </p>
      ) : null}
      <div className="flex gap-2">
        <SearchField value={filter.search} onChange={(search) => setFilter({ ...filter, search })} />
        <AddPicture isShort />
      </div>
      <p className={cx('-my-1 text-right text-12 tabular-nums', count < limit ? 'text-ink-2' : 'font-semibold text-danger')}>
        {text(editorTexts.layerCount, { count, limit })}
      </p>
      <FilterChips filter={filter} onChange={setFilter} />
      <GraphicList key={JSON.stringify(asked)} filter={asked} />
    </div>
  );
}

/** The filter, debounced. */
function useSettled(filter: GraphicFilter): GraphicFilter {
  const [settled, setSettled] = useState(filter);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filter), filter.search === settled.search ? 0 : 250);
    return () => clearTimeout(timer);
  }, [filter, settled.search]);
  return settled;
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {text(editorTexts.searchGraphics)}
      </label>
      <Icon name="search" size={18} className="pointer-events-none absolute top-3.5 left-3 text-ink-2" />
      <input
        ref={field}
        id={id}
        type="search"
        value={value}
        maxLength={60}
        placeholder={text(editorTexts.searchGraphics)}
        onChange={(event) => onChange(event.target.value)}
        className="peer min-h-11.5 w-full rounded-control bg-tile pr-11 pl-10 text-15 placeholder:text-ink-2"
      />
      <ClearCross
        label={text(shell.clearSearch)}
        onClear={() => {
          onChange('');
          field.current?.focus();
        }}
        className="absolute top-px right-0"
      />
    </div>
  );
}

function FilterChips({ filter, onChange }: { filter: GraphicFilter; onChange: (filter: GraphicFilter) => void }) {
  const { services } = useEditor();
  const text = useText();
  // Without the artist list the tray still searches and scrolls.
  const artists = useLoaded(services.loadArtists).value ?? [];
  const isAll = !filter.likedOnly && filter.artistId === null;
  return (
    <fieldset aria-label={text(editorTexts.filters)} className="min-w-0 no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5">
      <Chip className={chipSize} isOn={isAll} onPress={() => onChange({ ...filter, likedOnly: false, artistId: null })}>
        {text(editorTexts.filterAll)}
      </Chip>
      <Chip className={chipSize} isOn={filter.likedOnly} onPress={() => onChange({ ...filter, likedOnly: true, artistId: null })}>
        {text(editorTexts.filterLiked)}
      </Chip>
      {artists.map((artist) => (
        <Chip
          className={chipSize}
          key={artist.id}
          isOn={filter.artistId === artist.id}
          onPress={() => onChange({ ...filter, likedOnly: false, artistId: artist.id })}
        >
          <ArtistFace artist={artist} />
        </Chip>
      ))}
    </fieldset>
  );
}

function ArtistFace({ artist }: { artist: EditorArtist }) {
  const root = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(root);
  return (
    <span ref={root} className={cx('inline-flex items-center gap-1.5', isSeen ? undefined : 'font-device')}>
      <img alt="" {...seenPicture(artist.profile_src, 24, isSeen)} className="-ml-2 size-6 rounded-full bg-tile object-cover" />
      <Name of={artist.name} />
    </span>
  );
}

const GraphicList = memo(function GraphicList({ filter }: { filter: GraphicFilter }) {
  const { services } = useEditor();
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useTrayDrag(list);
  const sentence = text(filter.likedOnly ? editorTexts.noLiked : editorTexts.noGraphics);
  return (
    <div ref={list}>
      <PagedList<EditorGraphic>
        pageSize={TRAY_PAGE_SIZE}
        load={(window) => services.loadGraphics(filter, window)}
        empty={<p className="py-8 text-center text-15 text-ink-2">{sentence}</p>}
        skeleton={<TraySkeleton />}
      >
        {(graphics) => (
          <ul className="grid grid-cols-4 gap-2 lg:grid-cols-3">
            {graphics.map((graphic) => (
              <TrayItem key={graphic.id} graphic={graphic} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
});

function TrayItem({ graphic }: { graphic: EditorGraphic }) {
  const tools = useEditor();
  const { name, locale } = useLanguage();
  const price = formatWon(sellingPrice(graphic), locale);
  const root = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(root);
  return (
    <li ref={root} className={isSeen ? undefined : 'font-device'}>
      <button
        type="button"
        onPointerDown={(event) => grabFromTray(event, graphic, tools)}
        onClick={() => tools.chooseGraphic(graphic)}
        className="group relative block w-full text-left select-none [-webkit-touch-callout:none]"
      >
        <span className="relative block aspect-square overflow-hidden rounded-tile" style={{ backgroundColor: graphic.background_color }}>
          <img
            alt=""
            decoding="async"
            draggable={false}
            {...seenPicture(graphic.src, 64, isSeen)}
            className="absolute inset-[14%] h-[72%] w-[72%] object-contain transition-transform group-hover:scale-104"
          />
        </span>
        <Spoken message={editorTexts.addGraphic} said={{ artist: name(graphic.artist.name), name: name(graphic.name), price }}>
          <span className="mt-1 line-clamp-2 text-12 font-semibold">
            <Name of={graphic.name} />
          </span>
          <span className="block text-12 text-ink-2 tabular-nums">{price}</span>
        </Spoken>
      </button>
    </li>
  );
}

function TraySkeleton() {
  return (
    <div className="grid grid-cols-4 gap-2 lg:grid-cols-3">
      {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
        <Skeleton key={key} className="aspect-square" />
      ))}
    </div>
  );
}
