import type { SyntheticEvent } from 'react';
import { cx } from './class-names.ts';
import cartEmpty from './drawings/cart-empty.svg';
import failed from './drawings/error.svg';
import noOrders from './drawings/no-orders.svg';
import nothingFound from './drawings/nothing-found.svg';
import nothingLiked from './drawings/nothing-liked.svg';
import offline from './drawings/offline.svg';

/** The shop's line drawings for empty, error and offline states. */
const drawings = {
  'cart-empty': cartEmpty,
  error: failed,
  'no-orders': noOrders,
  'nothing-found': nothingFound,
  'nothing-liked': nothingLiked,
  offline,
} as const;

export type DrawingName = keyof typeof drawings;

/** A decorative line drawing. An image file rather than markup, so pages only load what they show; one that does not come is left out. */
export function LineDrawing({ name, className }: { name: DrawingName; className?: string }) {
  return <img src={drawings[name]} alt="" width={160} height={120} className={cx('max-w-none', className)} onError={hide} />;
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}
