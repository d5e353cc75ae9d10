import { cx } from './class-names.ts';

/** The name of the shop in tight letters, with the stitch it is named after below. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('relative inline-block shrink-0 pb-1 whitespace-nowrap leading-none font-extrabold tracking-tight', className)}>
      Seam
      <svg aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 w-full text-accent" preserveAspectRatio="none">
        <line x1="0" y1="1" x2="100%" y2="1" stroke="currentColor" strokeWidth="2" strokeDasharray="5 3" />
      </svg>
    </span>
  );
}
