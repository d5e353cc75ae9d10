import { Tabs } from '@base-ui/react/tabs';
import { Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useEditor, useEditorSlice, useSelection } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { AddPicture } from './add-picture-button.tsx';
import { GarmentPanel } from './garment-panel.tsx';
import { GraphicsPanel } from './graphics-panel.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { PriceParts } from './price-summary.tsx';

/** Loaded with the first selection. */
const AdjustPanel = fetchedView(() => import('./adjust-panel.tsx').then((file) => file.AdjustPanel));

export type TrayTab = 'garment' | 'graphics' | 'text' | 'layers' | 'adjust';

/** Loaded with the first text. */
const TextPanel = fetchedView(() => import('../text/text-panel.tsx').then((file) => file.TextPanel));

/** Left column on wide screens: garment, graphics, texts and pictures to add. */
export function TrayColumn({ notice }: { notice: ReactNode }) {
  const text = useText();
  return (
    <aside aria-label={text(editorTexts.tray)} data-editor-part="tray" className="flex min-h-0 flex-col border-r border-line">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <section aria-label={text(editorTexts.tabGarment)} className="border-b border-line">
          <GarmentPanel />
        </section>
        <section aria-label={text(editorTexts.tabText)} className="space-y-2 border-b border-line p-4">
          <AddText />
          <AddPicture />
        </section>
        <section aria-label={text(editorTexts.tabGraphics)}>
          <GraphicsPanel />
        </section>
      </div>
      {notice}
    </aside>
  );
}

/** Right column on wide screens: selected graphic, layers, price. */
export function InspectorColumn() {
  const text = useText();
  const hasSelection = useHasSelection();
  const { only } = useSelection();
  return (
    <aside aria-label={text(editorTexts.adjust)} className="flex min-h-0 flex-col border-l border-line">
      <div className="min-h-0 flex-1 overflow-y-auto">
        {only?.text ? (
          <section aria-label={text(editorTexts.tabText)} className="border-b border-line">
            <TextPanel layer={only} />
          </section>
        ) : null}
        {hasSelection ? <AdjustPanel /> : <p className="p-4 py-8 text-center text-15 text-ink-2">{text(editorTexts.nothingSelected)}</p>}
      </div>
      {/* Below what scrolls: choosing a layer does not move the list away from the pointer. */}
      <section aria-label={text(editorTexts.tabLayers)} className="flex max-h-1/3 shrink-0 flex-col border-t border-line">
        <h2 className="px-4 pt-4 text-13 font-semibold">{text(editorTexts.tabLayers)}</h2>
        <div className="min-h-0 overflow-y-auto">
          <LayersPanel />
        </div>
      </section>
      <div className="border-t border-line p-4">
        <PriceParts />
      </div>
    </aside>
  );
}

type ToolTrayProps = {
  tab: TrayTab;
  onTab: (tab: TrayTab) => void;
  /** True on phones in landscape. */
  isBeside: boolean;
  /** Shown below the panel, where it covers nothing and causes no shift when it disappears. */
  notice: ReactNode;
};

/**
 * The tray on phones, below the stage or beside it: Garment, Graphics, Layers, and Adjust while something is selected. Each tab keeps its
 * scroll position, search and loaded data.
 */
export function ToolTray({ tab, onTab, isBeside, notice }: ToolTrayProps) {
  const text = useText();
  const hasSelection = useHasSelection();
  const shown = tab === 'adjust' && !hasSelection ? 'layers' : tab;
  const tabs: { value: TrayTab; label: string; content: ReactNode }[] = [
    { value: 'garment', label: text(editorTexts.tabGarment), content: <GarmentPanel /> },
    { value: 'graphics', label: text(editorTexts.tabGraphics), content: <GraphicsPanel /> },
    { value: 'text', label: text(editorTexts.tabText), content: <TextTab /> },
    { value: 'layers', label: text(editorTexts.tabLayers), content: <LayersPanel /> },
  ];
  if (hasSelection) tabs.push({ value: 'adjust', label: text(editorTexts.tabAdjust), content: <AdjustPanel /> });
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(next) => onTab(next as TrayTab)}
      data-editor-part="tray"
      className={cx('flex shrink-0 flex-col border-line', isBeside ? 'w-80 border-l' : 'h-[36dvh] min-h-56 border-t')}
    >
      <Tabs.List aria-label={text(editorTexts.tray)} className="flex shrink-0 gap-1 px-2">
        {tabs.map((each) => (
          <Tabs.Tab
            key={each.value}
            value={each.value}
            className={cx(
              'min-h-target flex-1 border-b-2 border-transparent text-15 font-semibold text-ink-2 data-active:border-ink data-active:text-ink',
            )}
          >
            {each.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((each) => (
        <Tabs.Panel
          key={each.value}
          value={each.value}
          keepMounted={each.value !== 'adjust' && each.value !== 'text'}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
        >
          {each.content}
        </Tabs.Panel>
      ))}
      {notice}
    </Tabs.Root>
  );
}

/** The selected text, else a new one. */
function TextTab() {
  const { only } = useSelection();
  return only?.text ? (
    <TextPanel layer={only} />
  ) : (
    <div className="p-4">
      <AddText />
    </div>
  );
}

function AddText() {
  const { addText } = useEditor();
  const text = useText();
  return (
    <Button look="secondary" wide onClick={addText}>
      <Type aria-hidden="true" size={18} />
      {text(editorTexts.addText)}
    </Button>
  );
}

function useHasSelection(): boolean {
  return useEditorSlice((state) => state.history.selected.length > 0);
}
