import { cx } from './class-names.ts';

/** Small drawings in line style for empty, error and offline pages. */
const drawings = {
  hanger: ['M48 30a7 7 0 1 1 7-7', 'M48 30v8', 'M48 38 12 66c-4 3-2 8 3 8h66c5 0 7-5 3-8Z'],
  shirt: ['M34 16 14 26l6 18 10-4v40h36V40l10 4 6-18-20-10', 'M34 16c2 8 8 12 14 12s12-4 14-12', 'M40 52h16M40 60h10'],
  thread: ['M34 18h28M34 78h28', 'M38 18v60M58 18v60', 'M38 30h20M38 40h20M38 50h20M38 60h20', 'M58 66c16 0 20 10 12 16'],
  lamp: ['M48 14v16', 'M28 54c0-13 9-24 20-24s20 11 20 24Z', 'M42 54c0 4 3 7 6 7s6-3 6-7', 'M20 74l6-6M48 80v-8M76 74l-6-6'],
  seam: ['M14 66C30 66 28 30 48 30s18 36 34 36', 'M20 60l6 8M33 46l8 6M48 26v8M63 46l-8 6M76 60l-6 8'],
} as const;

export type DrawingName = keyof typeof drawings;

/** One of the shop's line drawings; decoration only. */
export function LineDrawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-24 text-ink', className)}
    >
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
