import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { moment } from '#admin/kit/format.ts';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { BuiltPageView, NamedProblem, PageRevision } from '#contract/rest/admin/pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { keepsBack } from '#rules/home/page/page-problems.ts';
import { blockName } from '../block-name.ts';
import { checkBlocks, loadRevision, pagePath } from '../page-calls.ts';
import { homeTexts as texts } from '../texts.ts';
import { differences } from './differences.ts';

interface Props {
  page: BuiltPageView;
  blocks: readonly PageBlock[];
  onBring: (blocks: readonly PageBlock[]) => void;
  onClose: () => void;
}

/** The current and scheduled revisions and the publication history: compare with the draft, republish, or restore as a draft. */
export function HistoryDialog({ page, blocks, onBring, onClose }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <WideDialog title={texts.historyTitle} fits onClose={onClose}>
      <div className="space-y-6 p-4">
        <section aria-label={texts.coming}>
          <h3 className="mb-2 font-semibold">{texts.coming}</h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {page.slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} isOnly={page.slots.length === 1} />
            ))}
          </ul>
        </section>
        <section aria-label={texts.historyTitle}>
          <h3 className="mb-2 font-semibold">{texts.historyTitle}</h3>
          {page.revisions.length === 0 ? <EmptyPart sentence={texts.historyEmpty} /> : null}
          <ul className="divide-y divide-line rounded-control border border-line">
            {page.revisions.map((revision) => (
              <li key={revision.id} className="px-3 py-2">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 flex-1 max-md:basis-full">
                    <span className="font-semibold">{revision.note || texts.version(revision.number)}</span>
                    <span className="block text-12 text-ink-2">{`${revision.note ? `${texts.version(revision.number)} · ` : ''}${moment(revision.made_at)} · ${revision.made_by || '–'}`}</span>
                  </span>
                  <Button aria-expanded={open === revision.id} onClick={() => setOpen(open === revision.id ? null : revision.id)}>
                    {texts.compare}
                  </Button>
                  {page.slots.some(({ is_now, revision_id }) => is_now && revision_id === revision.id) ? null : (
                    <Restore revision={revision} onDone={onClose} />
                  )}
                </div>
                {open === revision.id ? <Compared id={revision.id} blocks={blocks} onBring={onBring} /> : null}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </WideDialog>
  );
}

function SlotRow({ slot, isOnly }: { slot: BuiltPageView['slots'][number]; isOnly: boolean }) {
  const times = [
    slot.from === null ? null : texts.from(moment(slot.from)),
    slot.until === null ? texts.always : texts.untilText(moment(slot.until)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{slot.note || texts.version(slot.number)}</span>
        <span className="block text-12 text-ink-2">{times.filter(Boolean).join(' ')}</span>
      </span>
      {slot.is_now ? <Badge tone="success">{texts.shownNow}</Badge> : null}
      {isOnly || (slot.is_now && slot.is_open) ? null : (
        <ActButton
          look="quiet"
          confirm={texts.withdrawAsk}
          run={() => call('DELETE', `${pagePath}/slots/${slot.id}`)}
          done={texts.withdrawn}
        >
          {slot.is_now ? texts.withdrawNow : texts.withdraw}
        </ActButton>
      )}
    </li>
  );
}

function Restore({ revision: { id, number }, onDone }: { revision: BuiltPageView['revisions'][number]; onDone: () => void }) {
  const { act, isActing } = useAct();
  const restore = async () => {
    const looked: { at?: Looked } = {};
    await act(async () => {
      const { blocks } = await loadRevision(id);
      looked.at = { blocks, problems: (await checkBlocks(blocks)).problems };
    }, '');
    if (looked.at === undefined) return;
    const kept = blocksKeptBack(looked.at);
    if (kept !== '') return dialog.alert({ message: texts.restoreEmpty(kept) });
    if (!(await dialog.confirm({ message: [texts.restoreAsk(number), ...leavingOf(looked.at)].join('\n\n') }))) return;
    const body = { revision_id: id, from: null, until: null, accepts_missing_chinese: true };
    const isDone = await act(() => callOnce('POST', `${pagePath}/publications`, body), texts.restored);
    if (isDone) onDone();
  };
  return (
    <Button pending={isActing} onClick={() => void restore()}>
      {texts.restore}
    </Button>
  );
}

interface Looked {
  blocks: readonly PageBlock[];
  problems: readonly NamedProblem[];
}

/** The blocks to fix first, with what each has lost. */
function blocksKeptBack({ blocks, problems }: Looked): string {
  const held = blocks.filter((block) => problems.some((problem) => problem.block === block.key && keepsBack(problem)));
  return held
    .map((block) => {
      const gone = namesOf(problems.filter((problem) => problem.block === block.key));
      return gone === '' ? `‘${blockName(block)}’` : `‘${blockName(block)}’ (${gone})`;
    })
    .join(', ');
}

/** The parts of the page that would be left out, by block. */
function leavingOf({ blocks, problems }: Looked): string[] {
  const lines = blocks.flatMap((block) => {
    const gone = namesOf(problems.filter((problem) => problem.block === block.key));
    return gone === '' ? [] : [`‘${blockName(block)}’: ${gone}`];
  });
  return lines.length === 0 ? [] : [texts.restoreLeaving(lines.join(' / '))];
}

const namesOf = (problems: readonly NamedProblem[]) =>
  [...new Set(problems.flatMap(({ kind, name }) => (kind === 'GONE' && name !== '' ? [name] : [])))].join(', ');

function Compared({ id, blocks, onBring }: { id: number; blocks: readonly PageBlock[]; onBring: (blocks: readonly PageBlock[]) => void }) {
  const query = useQuery({ queryKey: ['page-revision', id], queryFn: () => loadRevision(id) });
  return (
    <Loaded query={query} count={2}>
      {(revision) => <ComparedRevision revision={revision} blocks={blocks} onBring={onBring} />}
    </Loaded>
  );
}

function ComparedRevision({
  revision,
  blocks,
  onBring,
}: {
  revision: PageRevision;
  blocks: readonly PageBlock[];
  onBring: (blocks: readonly PageBlock[]) => void;
}) {
  const found = differences(revision.blocks, blocks);
  if (found.length === 0) return <p className="mt-2 text-ink-2">{texts.same}</p>;
  return (
    <div className="mt-2 rounded-control bg-tile p-3">
      <ul className="space-y-1">
        {found.map(({ block, kind }) => (
          <li key={`${kind} ${block.key}`} className="flex items-center gap-2">
            <Badge tone={kind === 'moved' ? 'neutral' : kind === 'changed' ? 'info' : 'warning'}>{texts.difference[kind]}</Badge>
            <span className="truncate">{blockName(block)}</span>
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={() => onBring(revision.blocks)}>
        {texts.toDraft}
      </Button>
    </div>
  );
}
