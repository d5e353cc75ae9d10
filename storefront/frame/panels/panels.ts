import { createStore, useStore } from '#client/stores/store.ts';
import { type Panel, togglePanel } from '#rules/shop/navigation.ts';

const openPanel = createStore<Panel | null>(null);

/** Which of side bar and search panel is open; never both. */
export function usePanel(): Panel | null {
  return useStore(openPanel);
}

/** Opens a panel, closes the other one; pressing the open one closes it. */
export function pressPanel(panel: Panel): void {
  openPanel.write(togglePanel(openPanel.read(), panel));
}

/** Closes whatever is open; runs on every navigation (specification 2). */
export function closePanels(): void {
  if (openPanel.read() !== null) openPanel.write(null);
}
