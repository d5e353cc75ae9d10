import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isReader } from '#admin/kit/edit/is-reader.ts';
import { useLeaveQuestion } from '#admin/kit/edit/use-leave-question.ts';
import { formText } from '#admin/kit/said-text.ts';
import { isOutage, type Outage, outageOf } from '#admin/session/outage.ts';
import { onSessionEnd } from '#admin/session/session-end.ts';
import { useAfterOutage } from '#admin/session/use-after-outage.ts';
import { call } from '#admin/session/wire.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import type { BuiltPageView, SavedDraft } from '#contract/rest/admin/pages.ts';
import { mergePages } from '#rules/home/page/merge-pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { pageKey, pagePath } from '../page-calls.ts';
import { homeTexts as texts } from '../texts.ts';
import { type DraftState, draftAfter, isUnsaved, openDraft } from './draft-state.ts';
import { keptOf, type LocalDraft, pageDraft } from './local-draft.ts';

/** Maximum saves when others save in between. */
const mostTries = 3;

export type Draft = ReturnType<typeof useHomeDraft>;

/** A page's draft: shown, edited, kept in this browser, saved, and merged with what others save. */
export function useHomeDraft(opened: BuiltPageView['draft'], kept: LocalDraft | null) {
  const queries = useQueryClient();
  const [begun] = useState(() => begin(opened, kept));
  const [state, act] = useReducer(draftAfter, begun.state);
  const [isSaving, setSaving] = useState(false);
  const [outage, setOutage] = useState<Outage | null>(null);
  const [isRestored, setRestored] = useState(begun.isRestored);
  const latest = useRef(state);
  latest.current = state;
  const unsaved = isUnsaved(state);
  const underWay = useRef<Promise<number | null>>(null);

  const [own] = useState(pageDraft);

  useEffect(() => {
    void (unsaved ? own.write(keptOf(state)) : own.drop());
  }, [own, state, unsaved]);

  // A sign-out in another tab may delete the drafts, but not what is open here.
  useEffect(() => onSessionEnd(() => void (isUnsaved(latest.current) ? own.write(keptOf(latest.current)) : undefined)), [own]);

  const send = useCallback(async (): Promise<number | null> => {
    if (latest.current.conflicts.length > 0) {
      setOutage(null);
      toast(texts.settleFirst, 'error');
      return null;
    }
    try {
      const saved = await saveOver(latest, act);
      setOutage(null);
      setRestored(false);
      await queries.invalidateQueries({ queryKey: pageKey });
      return saved;
    } catch (error) {
      setOutage((before) => outageOf(error, before));
      throw error;
    }
  }, [queries]);

  /** One save at a time: joins one that is under way, then saves what it left. The version; null if conflicts come first. Throws ApiError. */
  const saveOrThrow = useCallback(async (): Promise<number | null> => {
    const before = underWay.current;
    const mine = before === null ? send() : before.then((saved) => (saved !== null && isUnsaved(latest.current) ? send() : saved));
    underWay.current = mine;
    setSaving(true);
    try {
      return await mine;
    } finally {
      if (underWay.current === mine) {
        underWay.current = null;
        setSaving(false);
      }
    }
  }, [send]);

  const save = useCallback(async (): Promise<void> => {
    try {
      await saveOrThrow();
    } catch (error) {
      // What becomes of an outage is said by the notice.
      if (!isOutage(error)) toast(formText(error), 'error');
    }
  }, [saveOrThrow]);

  // Undone, nothing waits to be saved any more.
  useEffect(() => {
    if (!unsaved) setOutage(null);
  }, [unsaved]);

  useAfterOutage(outage, () => {
    if (isUnsaved(latest.current)) void (isSaving ? undefined : save());
    else setOutage(null);
  });

  useLeaveQuestion(unsaved);

  const set = useCallback((blocks: readonly PageBlock[]) => act({ type: 'set', blocks }), []);
  const discard = useCallback(() => {
    act({ type: 'set', blocks: latest.current.base });
    setRestored(false);
  }, []);
  return { state, set, act, save, saveOrThrow, discard, isSaving, outage, isRestored, unsaved };
}

/** The opened draft, or one kept in this browser, merged with what others saved since. */
function begin(saved: BuiltPageView['draft'], kept: LocalDraft | null): { state: DraftState; isRestored: boolean } {
  const { version, blocks } = saved;
  const opened = openDraft(version, blocks);
  if (kept === null) return { state: opened, isRestored: false };
  const mine: DraftState = { ...openDraft(kept.base.version, kept.base.blocks), blocks: kept.mine };
  const state =
    mine.version === version ? mine : draftAfter(mine, { type: 'changed-elsewhere', version, blocks, by: authorOf(saved, mine.version) });
  return { state: { ...state, past: [blocks] }, isRestored: isUnsaved(state) };
}

/**
 * Who saved the draft after this version: a name; null for the user in another window; empty if several saves may have different authors.
 */
function authorOf({ version, changed_by, changed_by_id }: BuiltPageView['draft'], since: number): string | null {
  if (!isReader(changed_by_id)) return changed_by;
  return version === since + 1 ? null : '';
}

/** Saves the draft. If someone else saved first, merges and saves both, unless both changed the same block. Returns the version. */
async function saveOver(latest: { current: DraftState }, act: (action: Parameters<typeof draftAfter>[1]) => void): Promise<number | null> {
  let { current } = latest;
  for (let left = mostTries; ; left -= 1) {
    const { blocks, version } = current;
    try {
      const saved = await call<SavedDraft>('PUT', `${pagePath}/draft`, { body: { version, blocks } });
      act({ type: 'saved', version: saved.version, blocks });
      toast(texts.saved, 'success');
      return saved.version;
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError) || error.code !== 'PAGE_CHANGED') throw error;
      const { draft } = await call<BuiltPageView>('GET', pagePath);
      const action = { type: 'changed-elsewhere', version: draft.version, blocks: draft.blocks, by: authorOf(draft, version) } as const;
      const merged = draftAfter(current, action);
      act(action);
      if (merged.conflicts.length > 0) return null;
      toast(texts.merged(action.by, mergePages(current.base, current.blocks, draft.blocks).taken.length));
      current = merged;
    }
  }
}
