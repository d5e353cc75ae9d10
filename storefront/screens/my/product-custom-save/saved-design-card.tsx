import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import type { DesignParents } from '#contract/rest/shares.ts';
import type { DesignTags } from '#rules/design/saved/design-tag.ts';
import { formatWon } from '#rules/money/money.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { MadeFrom } from '#storefront/nouns/share/made-from.tsx';
import { shareTexts } from '#storefront/nouns/share/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { DesignMenu } from './design-menu.tsx';
import { LayerCarousel } from './layer-carousel.tsx';
import { designPrice, editAddress, isSellable, type SavedDesign, sidePicture } from './saved-design.ts';
import { SizeSheet } from './size-sheet.tsx';
import { savedTexts } from './texts.ts';

const ShareSheet = fetchedView(() => import('#storefront/nouns/share/share-sheet.tsx').then((file) => file.ShareSheet));
const TagsSheet = fetchedView(() => import('./tags-sheet.tsx').then((file) => file.TagsSheet));

type Props = {
  design: SavedDesign;
  /** Tags of other designs, offered beside its own. */
  knownTags: DesignTags;
  /** The share it was made from, if active. */
  parent: DesignParents['parents'][number] | null;
  /** The size it was last bought in; null if it never was. */
  boughtSize: number | null;
  /** The shown day: of the last change, else of creation. */
  dayOf: 'created_at' | 'updated_at';
  onTag: (tag: string) => void;
  onTagged: () => void;
  onRemoved: () => void;
  onRestored: () => void;
};

/** A saved design: the image of its side, a carousel of its graphics, and its actions. */
export function SavedDesignCard({ design, knownTags, parent, boughtSize, dayOf, onTag, onTagged, onRemoved, onRestored }: Props) {
  const { text, name: nameOf, locale } = useLanguage();
  const [sideIndex, setSideIndex] = useState(0);
  const [name, setName] = useState(design.name || nameOf(design.product?.name));
  const [isChoosing, setChoosing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const [tags, setTags] = useState<DesignTags>(design.tags);
  const kakaoKey = useShell()?.kakaoKey ?? null;
  const sides = design.custom_mockups;
  const side = sides[sideIndex] ?? sides[0];
  const price = designPrice(design);
  const sideName = nameOf(side?.mockup_group?.name);
  return (
    <article className="flex h-full flex-col">
      <div className="relative">
        <SmartLink
          href={editAddress(design, side)}
          aria-label={text(savedTexts.open, { name })}
          className="block aspect-square overflow-hidden rounded-tile bg-tile"
        >
          <Picture
            src={side ? sidePicture(design, side) : (design.product?.image_src ?? null)}
            size={512}
            alt={text(savedTexts.picture, { name, side: sideName })}
            className="size-full object-cover"
          />
        </SmartLink>
        {sides.length > 1 ? (
          <fieldset aria-label={text(savedTexts.sides, { name })} className="absolute bottom-2 left-2 flex rounded-full bg-ground p-0.5">
            {sides.map((each, index) => (
              <button
                key={each.id}
                type="button"
                aria-pressed={each === side}
                onClick={() => setSideIndex(index)}
                className={cx('min-h-8 rounded-full px-3 text-12 font-semibold', each === side ? 'bg-ink text-on-accent' : 'text-ink')}
              >
                <Name of={each.mockup_group?.name} />
              </button>
            ))}
          </fieldset>
        ) : null}
        <DesignMenu
          design={design}
          name={name}
          onRenamed={setName}
          onTags={() => setTagging(true)}
          onRemoved={onRemoved}
          onRestored={onRestored}
        />
      </div>
      {side ? <LayerCarousel key={side.id} layers={side.layers} label={text(savedTexts.layers, { side: sideName })} /> : null}
      <h2 lang={writtenLanguage(name)} className="mt-2 line-clamp-2 text-15 break-words font-semibold">
        {name}
      </h2>
      <p className="text-12 text-ink-2">{writtenDay(design[dayOf], locale)}</p>
      <MadeFrom parent={parent} />
      {price === null ? (
        <p className="mt-0.5 text-13 text-danger">
          {text(design.product && design.option ? savedTexts.graphicGone : savedTexts.garmentGone)}
        </p>
      ) : (
        <p className="mt-0.5 text-15 font-extrabold tabular-nums">{formatWon(price.total, locale)}</p>
      )}
      {tags.length > 0 ? (
        <ul aria-label={text(savedTexts.tagsOf, { name })} className="-mx-1 flex flex-wrap">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => onTag(tag)}
                lang={writtenLanguage(tag)}
                className="min-h-9 px-1 text-13 text-ink-2 hover:text-ink hover:underline"
              >
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {/* A longer label gets more of the row: two equal halves of a card on a phone are too narrow for the English one. */}
      <div className="mt-auto flex gap-1.5 pt-3">
        {design.product ? (
          <ButtonLink look="secondary" className="flex-auto !px-2" href={editAddress(design, side)}>
            {text(savedTexts.edit)}
          </ButtonLink>
        ) : null}
        {isSellable(design) ? (
          <Button className="flex-auto !px-2" onClick={() => setChoosing(true)}>
            {text(boughtSize === null ? savedTexts.cart : savedTexts.buyAgain)}
          </Button>
        ) : null}
      </div>
      <Button
        look="quiet"
        wide
        className="mt-1.5"
        aria-label={text(shareTexts.shareThing, { name })}
        disabled={sides.length === 0}
        onClick={() => setSharing(true)}
      >
        <Share2 aria-hidden="true" size={16} />
        {text(shareTexts.share)}
      </Button>
      {isTagging ? (
        <TagsSheet
          id={design.id}
          tags={tags}
          known={knownTags}
          onChange={(next) => {
            setTags(next);
            onTagged();
          }}
          onClose={() => setTagging(false)}
        />
      ) : null}
      {isSharing ? (
        <ShareSheet
          design={{ id: design.id, name }}
          sideId={side?.mockup_group_id ?? null}
          kakaoKey={kakaoKey}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {isChoosing && price ? <SizeSheet design={design} price={price} boughtSize={boughtSize} onClose={() => setChoosing(false)} /> : null}
    </article>
  );
}
