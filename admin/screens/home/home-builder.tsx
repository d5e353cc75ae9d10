import { useQuery } from '@tanstack/react-query';
import { History, Plus, RotateCcw, Save, Send } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { moment } from '#admin/kit/format.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { BuiltPageView, NamedProblem } from '#contract/rest/admin/pages.ts';
import type { BlockKind } from '#rules/home/home-block.ts';
import { mostBlocks, newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { keepsBack } from '#rules/home/page/page-problems.ts';
import { cx } from '#ui/class-names.ts';
import { BlockList } from './block-list.tsx';
import { blockName } from './block-name.ts';
import { ConflictBar } from './draft/conflict-bar.tsx';
import { type KeptDraft, keptDraft } from './draft/kept-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { useProblems } from './draft/use-problems.ts';
import { BlockForm } from './form/block-form.tsx';
import { PreviewFrame } from './frame/preview-frame.tsx';
import { Gallery } from './gallery.tsx';
import { HomeSwitch } from './home-switch.tsx';
import { loadPage, pageKey } from './page-calls.ts';
import { HistoryDialog } from './publishing/history-dialog.tsx';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { homeTexts as texts } from './texts.ts';

/** The home page of the shop, made of blocks: listed, edited and seen as shoppers see it. */
export function HomeBuilder() {
  const query = useQuery({ queryKey: pageKey, queryFn: ({ signal }) => loadPage(signal), refetchOnWindowFocus: false });
  const { data: kept } = useQuery({ queryKey: ['kept-home-page'], queryFn: keptDraft, staleTime: 'static', gcTime: 0 });
  if (query.error !== null && query.data === undefined) return <FailedPart error={query.error} onRetry={() => void query.refetch()} />;
  return query.data === undefined || kept === undefined ? <LoadingRows /> : <Builder page={query.data} kept={kept} />;
}

function Builder({ page, kept }: { page: BuiltPageView; kept: KeptDraft | null }) {
  const draft = useDraft(page.draft, kept);
  const { state, set, act, save, unsaved } = draft;
  const { blocks } = state;
  const [chosen, setChosen] = useState<{ key: string | null; field: string }>({ key: blocks[0]?.key ?? null, field: '' });
  const [open, setOpen] = useState<'gallery' | 'publish' | 'history' | null>(null);
  const [isAlone, setAlone] = useState(false);
  const [removed, setRemoved] = useState<PageBlock | null>(null);
  const problems = useProblems(blocks);
  const missing = useMemo(() => countBy(problems), [problems]);
  const block = blocks.find(({ key }) => key === chosen.key) ?? null;
  const close = () => setOpen(null);
  useShortcuts({ save: () => void save(), undo: () => act({ type: 'undo' }) });

  const add = (kind: BlockKind) => {
    const added = newBlock(kind, () => crypto.randomUUID());
    const place = blocks.findIndex(({ key }) => key === chosen.key);
    set(blocks.toSpliced(place === -1 ? blocks.length : place + 1, 0, added));
    setChosen({ key: added.key, field: '' });
    close();
  };
  const remove = (gone: PageBlock) => {
    const place = blocks.indexOf(gone);
    set(blocks.filter((each) => each !== gone));
    setChosen({ key: (blocks[place + 1] ?? blocks[place - 1])?.key ?? null, field: '' });
    setRemoved(gone);
  };
  const undo = () => {
    act({ type: 'undo' });
    setRemoved(null);
  };
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={page.draft.changed_at === null ? texts.lead : texts.changedBy(page.draft.changed_by, moment(page.draft.changed_at))}
        beside={
          <>
            <Badge tone={unsaved ? 'warning' : 'neutral'}>{unsaved ? texts.isUnsaved : texts.isSaved}</Badge>
            <HomeSwitch />
          </>
        }
        actions={
          <>
            <Button onClick={undo} disabled={state.past.length === 0}>
              <RotateCcw aria-hidden="true" size={14} />
              {texts.undo}
            </Button>
            <Button onClick={() => setOpen('history')}>
              <History aria-hidden="true" size={14} />
              {texts.history}
            </Button>
            <Button pending={draft.isSaving} onClick={() => void save()}>
              <Save aria-hidden="true" size={14} />
              {texts.save}
            </Button>
            <Button look="primary" onClick={() => setOpen('publish')}>
              <Send aria-hidden="true" size={14} />
              {texts.publish}
            </Button>
          </>
        }
      />
      <div className="mb-3 space-y-2 empty:hidden">
        {draft.isOffline ? (
          <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-warning">
            {texts.keptHere}
          </p>
        ) : null}
        {draft.isRestored && unsaved ? (
          <p role="status" className="flex items-center justify-between gap-2 rounded-control bg-info-soft px-3 py-2 text-info">
            {texts.restoredHere}
            <Button look="quiet" onClick={draft.discard}>
              {texts.discard}
            </Button>
          </p>
        ) : null}
        <ConflictBar state={state} onSettle={(key, isMine) => act({ type: 'settle', key, isMine })} />
      </div>
      <div
        className={cx(
          'grid gap-4 lg:h-[calc(100dvh-170px)] lg:min-h-140',
          !isAlone && 'lg:grid-cols-[270px_minmax(340px,460px)_minmax(360px,1fr)]',
        )}
      >
        <section
          aria-label={texts.list}
          className={cx('flex min-h-0 flex-col overflow-hidden rounded-control border border-line bg-raised', isAlone && 'lg:hidden')}
        >
          <header className="flex min-h-11 items-center justify-between border-b border-line pr-1.5 pl-3">
            <h2 className="text-13 font-extrabold">{`${texts.list} ${blocks.length}`}</h2>
            <Button look="quiet" refusal={blocks.length >= mostBlocks ? texts.full(mostBlocks) : null} onClick={() => setOpen('gallery')}>
              <Plus aria-hidden="true" size={14} />
              {texts.add}
            </Button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-100">
            {blocks.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
            <BlockList
              blocks={blocks}
              chosen={chosen.key}
              missing={missing}
              onChoose={(key) => setChosen({ key, field: '' })}
              onChange={set}
              onRemove={remove}
            />
          </div>
          <p role="status" className="flex items-center justify-between gap-2 border-t border-line bg-tile px-3 py-1.5 empty:hidden">
            {removed === null ? null : (
              <>
                <span className="truncate">{texts.removed(blockName(removed))}</span>
                <Button look="quiet" onClick={undo}>
                  {texts.undo}
                </Button>
              </>
            )}
          </p>
        </section>
        <section
          aria-label={texts.form}
          className={cx('min-h-0 overflow-y-auto rounded-control border border-line bg-raised', isAlone && 'lg:hidden')}
        >
          {block === null ? (
            <EmptyPart sentence={texts.chooseOne} />
          ) : (
            <BlockForm
              key={block.key}
              block={block}
              field={chosen.field}
              problems={problems.filter((problem) => problem.block === block.key)}
              onChange={(changed) => set(blocks.map((each) => (each.key === changed.key ? changed : each)))}
            />
          )}
        </section>
        <PreviewFrame
          blocks={blocks}
          focused={chosen.key}
          onSelect={(key, field) => setChosen({ key, field })}
          isAlone={isAlone}
          onAlone={setAlone}
        />
      </div>
      {open === 'gallery' ? <Gallery onChoose={add} onClose={close} /> : null}
      {open === 'publish' ? (
        <PublishDialog
          blocks={blocks}
          onSave={async () => (unsaved || state.version === 0 ? save() : state.version)}
          onGoTo={({ block: key, field }) => {
            setChosen({ key, field: field.split('.').slice(0, 2).join('.') });
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
            setChosen({ key: brought[0]?.key ?? null, field: '' });
            toast(texts.broughtToDraft, 'success');
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** What keeps each block from being published. */
function countBy(problems: readonly NamedProblem[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const problem of problems.filter(keepsBack)) counted.set(problem.block, (counted.get(problem.block) ?? 0) + 1);
  return counted;
}

/** Ctrl-S saves; Ctrl-Z undoes, but where somebody types. */
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
