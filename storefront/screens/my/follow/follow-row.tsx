import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { followPageTexts } from './texts.ts';

type Props = {
  name: string;
  href: string;
  pictureSrc: string;
  /** A message about what is new; null for nothing. */
  news: string | null;
  followers: number;
  actions: ReactNode;
  worksLabel: string;
  works: ReactNode[];
};

/** A followed artist or brand: profile, news, and a row of the newest graphics or products. */
export function FollowRow({ name, href, pictureSrc, news, followers, actions, worksLabel, works }: Props) {
  const text = useText();
  return (
    <li className="border-b border-line py-6 first:pt-0">
      <div className="flex items-center gap-3">
        <Link to={href} className="flex min-w-0 flex-1 items-center gap-3 hover:text-accent">
          <Picture src={pictureSrc} size={128} alt="" className="size-14 shrink-0 rounded-full bg-tile object-cover" />
          <span className="min-w-0">
            <span className="block truncate text-17 font-extrabold">{name}</span>
            <span className="block truncate text-13">
              {news === null ? (
                <span className="text-ink-2">{text(followPageTexts.followers, { count: followers.toLocaleString('ko-KR') })}</span>
              ) : (
                <span className="font-semibold text-accent">{news}</span>
              )}
            </span>
          </span>
        </Link>
        <div className="flex shrink-0 items-center gap-1">{actions}</div>
      </div>
      {works.length > 0 ? (
        <div className="mt-4">
          <BlockCarousel kind="ITEM PRODUCT" label={worksLabel} count={works.length}>
            {works}
          </BlockCarousel>
        </div>
      ) : null}
    </li>
  );
}

/** Marks an item that is new to this member, below its tile's badge if it has one. */
export function MarkedWork({ isNew, hasBadge = false, children }: { isNew: boolean; hasBadge?: boolean; children: ReactNode }) {
  const text = useText();
  return (
    <div className="relative">
      {children}
      {isNew ? (
        <span
          className={cx(
            'pointer-events-none absolute left-2 rounded-full bg-accent px-2 py-0.5 text-12 font-semibold text-on-accent',
            hasBadge ? 'top-9' : 'top-2',
          )}
        >
          {text(followPageTexts.isNew)}
        </span>
      ) : null}
    </div>
  );
}
