import { useText } from '#client/locale/locale-context.tsx';
import { ordersClosed } from '#contract/sentences.ts';

/** Says at a buy button that the shop does not take orders yet. */
export function OrdersClosed({ className = '' }: { className?: string }) {
  const text = useText();
  return (
    <p role="status" className={`rounded-control bg-tile px-4 py-3 text-13 font-semibold ${className}`}>
      {text(ordersClosed)}
    </p>
  );
}
