import { type RefObject, useLayoutEffect } from 'react';

/** While the editor covers the page, the page behind it neither scrolls nor takes focus. */
export function useTakeover(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const content = root.current?.closest<HTMLElement>('[data-part="content"]');
    const behind = [...document.querySelectorAll<HTMLElement>('body > header, body > footer, body > nav')].filter(
      (element) => element !== content && !element.contains(root.current),
    );
    for (const element of behind) element.inert = true;
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [root]);
}
