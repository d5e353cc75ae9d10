import { cx } from './class-names.ts';

/** A placeholder for loading content, in tile colour. Give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-tile bg-tile', className)} />;
}
