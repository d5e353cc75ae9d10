import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Block } from './block-data.ts';
import { mainMessages } from './texts.ts';

/** A block's accessible name: its title, else the page's. */
export function useBlockLabel(block: Block): string {
  const { text, name } = useLanguage();
  return name(block.title) || text(mainMessages.title);
}
