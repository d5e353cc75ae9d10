import { type Panel, togglePanel } from '#rules/shop/navigation.ts';
import { createStore, useStore } from '#ui/store.ts';

const openPanel = createStore<Panel | null>(null);

/** The open panel, side bar or search; never both. */
export function usePanel(): Panel | null {
  return useStore(openPanel);
}

/** Toggles a panel and closes the other one. */
export function pressPanel(panel: Panel): void {
  openPanel.write(togglePanel(openPanel.read(), panel));
}

/** Closes any open panel; runs on every navigation (specification 2.90). */
export function closePanels(): void {
  if (openPanel.read() !== null) openPanel.write(null);
}
