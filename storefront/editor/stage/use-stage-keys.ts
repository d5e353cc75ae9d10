import type { KeyboardEvent } from 'react';
import { useEditor } from '../editor-context.tsx';
import { stageKeyAction } from '../key-actions.ts';
import type { MenuPlace } from './layer-menu.tsx';
import type { SetCamera } from './use-camera.ts';

type Ground = { setCamera: SetCamera; openMenu: (place: MenuPlace) => void };

const zoomFactors = { in: 1.25, out: 0.8 };

/** The stage's keyboard shortcuts: one for every drag and pinch (WCAG 2.5.1, 2.5.7). */
export function useStageKeys({ setCamera, openMenu }: Ground) {
  const { store, duplicate, remove, copy, paste } = useEditor();
  return (event: KeyboardEvent<HTMLElement>) => {
    const stage = event.currentTarget;
    const key = store.read().history.selected;
    const action = stageKeyAction(event, key !== null);
    if (!action) return;
    if (action.do === 'escape' && key === null) return;
    event.preventDefault();
    event.stopPropagation();
    switch (action.do) {
      case 'escape':
        return store.select(null);
      case 'zoom': {
        const about = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 };
        return setCamera(action.by === 'reset' ? null : { factor: zoomFactors[action.by], about });
      }
      case 'all':
        return store.selectAll();
      case 'copy':
        return copy();
      case 'paste':
        return paste();
      default:
    }
    if (key === null) return;
    if (action.do === 'layer') {
      if (action.command.do === 'remove') remove(key);
      else if (action.command.do === 'nudge' && store.read().group.length > 0) store.commandGroup(action.command);
      else store.command(key, action.command);
    } else if (action.do === 'fit') store.toggleFit(key);
    else if (action.do === 'duplicate') duplicate(key);
    else if (action.do === 'menu') openMenu({ key, ...middleOf(event.target) });
  };
}

function middleOf(target: EventTarget): { x: number; y: number } {
  const rect = target instanceof Element ? target.getBoundingClientRect() : new DOMRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
