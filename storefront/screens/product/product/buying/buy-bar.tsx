import type { ReactNode } from 'react';

/** The sticky bottom bar of the product page on phones, where the tab bar is hidden. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-part="buy-bar"
      className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t border-line bg-ground px-gutter pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden"
    >
      {children}
    </div>
  );
}
