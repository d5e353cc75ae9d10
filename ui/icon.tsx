import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left';
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import { __iconData as heart } from 'lucide-react/icons/heart';
import { __iconData as house } from 'lucide-react/icons/house';
import { __iconData as layoutGrid } from 'lucide-react/icons/layout-grid';
import { __iconData as menu } from 'lucide-react/icons/menu';
import { __iconData as parcel } from 'lucide-react/icons/package';
import { __iconData as pause } from 'lucide-react/icons/pause';
import { __iconData as play } from 'lucide-react/icons/play';
import { __iconData as search } from 'lucide-react/icons/search';
import { __iconData as shoppingBag } from 'lucide-react/icons/shopping-bag';
import { __iconData as star } from 'lucide-react/icons/star';
import { __iconData as user } from 'lucide-react/icons/user';
import { __iconData as x } from 'lucide-react/icons/x';
import { createElement } from 'react';
import { cx } from './class-names.ts';

/** The frame's and tiles' icons, by their Lucide names. Lazily loaded screens use Lucide's components. */
const drawings = {
  'arrow-left': arrowLeft,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  heart,
  house,
  'layout-grid': layoutGrid,
  menu,
  package: parcel,
  pause,
  play,
  search,
  'shopping-bag': shoppingBag,
  star,
  user,
  x,
};

export type IconName = keyof typeof drawings;

/** Every drawing once per page; rendered by the root layout. */
export function IconDrawings() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(drawings).map(([name, { node }]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {node.map(([tag, attributes]) => createElement(tag, attributes))}
        </symbol>
      ))}
    </svg>
  );
}

/**
 * A decorative icon. References its drawing in the page: with fifty hearts on a home page, inline drawings would be a fifth of its markup.
 */
export function Icon({ name, size, stroke = 2, className }: { name: IconName; size: number; stroke?: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={cx('icon', className)} width={size} height={size} strokeWidth={stroke}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
