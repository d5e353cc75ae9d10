import { useQuery } from '@tanstack/react-query';
import { History, RotateCcw, Save, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { moment } from '#admin/kit/format.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { BuiltPageView } from '#contract/rest/admin/pages.ts';
import type { BlockKind } from '#rules/home/home-block.ts';
import { newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { cx } from '#ui/class-names.ts';
import { BlockColumn } from './block-column.tsx';
import { DraftNotices } from './draft/draft-notices.tsx';
import { canUndo } from './draft/draft-state.ts';
import { type LocalDraft, localDraft } from './draft/local-draft.ts';
import { type Draft, useHomeDraft } from './draft/use-home-draft.ts';
import { useProblems } from './draft/use-problems.ts';
import { BlockForm } from './form/block-form.tsx';
import { showField } from './form/show-field.ts';
import { PreviewFrame } from './frame/preview-frame.tsx';
import { Gallery } from './gallery.tsx';
import { HomeSwitch } from './home-switch.tsx';
import { loadPage, pageKey } from './page-calls.ts';
import { HistoryDialog } from './publishing/history-dialog.tsx';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { homeTexts as texts } from './texts.ts';

/** The home page builder: list, form and preview of its blocks. */
export function HomeBuilder() {
  const query = useQuery({ queryKey: pageKey, queryFn: ({ signal }) => loadPage(signal), refetchOnWindowFocus: false });
  const { data: kept } = useQuery({ queryKey: ['kept-home-page'], queryFn: localDraft, staleTime: 'static', gcTime: 0 });
  if (query.error !== null && query.data === undefined) return <FailedPart query={query} />;
  return query.data === undefined || kept === undefined ? <LoadingRows /> : <Builder page={query.data} kept={kept} />;
}

function Builder({ page, kept }: { page: BuiltPageView; kept: LocalDraft | null }) {
  const draft = useHomeDraft(page.draft, kept);
  const { state, set, act, save, saveOrThrow, unsaved } = draft;
  const { blocks } = state;
  const { chosen, form, choose, show } = useChosenBlock(blocks[0]?.key ?? null);
  const [open, setOpen] = useState<'gallery' | 'publish' | 'history' | null>(null);
  const [isAlone, setAlone] = useState(false);
  const [removed, setRemoved] = useState<PageBlock | null>(null);
  const problems = useProblems(blocks);
  const block = blocks.find(({ key }) => key === chosen.key) ?? null;
  const close = () => setOpen(null);
  useShortcuts({ save: () => void save(), undo: () => act({ type: 'undo' }) });

  const add = (kind: BlockKind) => {
    const added = newBlock(kind, () => crypto.randomUUID());
    const place = blocks.findIndex(({ key }) => key === chosen.key);
    set(blocks.toSpliced(place === -1 ? blocks.length : place + 1, 0, added));
    show(added.key);
    close();
  };
  const remove = (gone: PageBlock) => {
    const place = blocks.indexOf(gone);
    set(blocks.filter((each) => each !== gone));
    choose((blocks[place + 1] ?? blocks[place - 1])?.key ?? null);
    setRemoved(gone);
  };
  const undo = () => {
    act({ type: 'undo' });
    setRemoved(null);
  };
  return (
    <>
      <Heading page={page} draft={draft} onUndo={undo} onHistory={() => setOpen('history')} onPublish={() => setOpen('publish')} />
      <DraftNotices draft={draft} />
      <div
        className={cx(
          'grid gap-4 lg:h-[calc(100dvh-170px)] lg:min-h-140',
          !isAlone && 'lg:grid-cols-[270px_minmax(340px,460px)_minmax(360px,1fr)]',
        )}
      >
        <BlockColumn
          blocks={blocks}
          chosen={chosen.key}
          problems={problems}
          removed={removed}
          isHidden={isAlone}
          onAdd={() => setOpen('gallery')}
          onChoose={choose}
          onChange={set}
          onRemove={remove}
          onUndo={undo}
        />
        <section
          ref={form}
          aria-label={texts.form}
          className={cx('min-h-0 overflow-y-auto rounded-control border border-line bg-raised', isAlone && 'lg:hidden')}
        >
          {block === null ? (
            <EmptyPart sentence={texts.chooseOne} />
          ) : (
            <BlockForm
              key={block.key}
              block={block}
              problems={problems.filter((problem) => problem.block === block.key)}
              onChange={(changed) => set(blocks.map((each) => (each.key === changed.key ? changed : each)))}
            />
          )}
        </section>
        <PreviewFrame blocks={blocks} focused={chosen.key} onSelect={show} isAlone={isAlone} onAlone={setAlone} />
      </div>
      {open === 'gallery' ? <Gallery onChoose={add} onClose={close} /> : null}
      {open === 'publish' ? (
        <PublishDialog
          blocks={blocks}
          onSave={async () => (unsaved || state.version === 0 ? saveOrThrow() : state.version)}
          onGoTo={({ block: key, field }) => {
            show(key, field.split('.').slice(0, 2).join('.'));
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open === 'history' ? (
        <HistoryDialog
          page={page}
          blocks={blocks}
          onBring={(brought) => {
            set(brought);
            choose(brought[0]?.key ?? null);
            toast(texts.broughtToDraft, 'success');
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** The block with the open form. One selected outside the list, or with problems, is scrolled into view. */
function useChosenBlock(first: string | null) {
  const form = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<{ key: string | null; field: string | null }>({ key: first, field: null });
  useEffect(() => {
    const { field } = chosen;
    // After a closing dialog has restored focus.
    if (field !== null) queueMicrotask(() => form.current && showField(form.current, field));
  }, [chosen]);
  return {
    chosen,
    form,
    choose: (key: string | null) => setChosen({ key, field: null }),
    show: (key: string, field = '') => setChosen({ key, field }),
  };
}

interface HeadingProps {
  page: BuiltPageView;
  draft: Draft;
  onUndo: () => void;
  onHistory: () => void;
  onPublish: () => void;
}

/** The draft's last author, whether it is saved, and the page's actions. */
function Heading({ page, draft, onUndo, onHistory, onPublish }: HeadingProps) {
  const { changed_at, changed_by } = page.draft;
  const refusal = draft.state.conflicts.length > 0 ? texts.settleFirst : null;
  return (
    <PageHeading
      title={texts.title}
      lead={changed_at === null ? texts.lead : texts.changedBy(changed_by, moment(changed_at))}
      beside={
        <>
          <Badge tone={draft.unsaved ? 'warning' : 'neutral'}>{draft.unsaved ? texts.isUnsaved : texts.isSaved}</Badge>
          <HomeSwitch />
        </>
      }
      actions={
        <>
          <Button onClick={onUndo} disabled={!canUndo(draft.state)}>
            <RotateCcw aria-hidden="true" size={14} />
            {texts.undo}
          </Button>
          <Button onClick={onHistory}>
            <History aria-hidden="true" size={14} />
            {texts.history}
          </Button>
          <Button pending={draft.isSaving} refusal={refusal} onClick={() => void draft.save()}>
            <Save aria-hidden="true" size={14} />
            {texts.save}
          </Button>
          <Button look="primary" refusal={refusal} onClick={onPublish}>
            <Send aria-hidden="true" size={14} />
            {texts.publish}
          </Button>
        </>
      }
    />
  );
}

/** Ctrl-S saves; Ctrl-Z undoes, except in text fields. */
function useShortcuts({ save, undo }: { save: () => void; undo: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
      if (event.key !== 's' && (event.key !== 'z' || isTyping)) return;
      event.preventDefault();
      if (event.key === 's') save();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
