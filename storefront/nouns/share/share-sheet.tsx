import { useCallback, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { callApi } from '#client/wire/call-api.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Profile } from '#contract/rest/profile.ts';
import type { Share } from '#contract/rest/shares.ts';
import { undrawable } from '#rules/design/share/share.ts';
import { Button } from '#ui/button.tsx';
import { StepLine } from '#ui/form/step-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CreditStep } from './credit-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FormStep } from './form-step.tsx';
import { LookStep } from './look-step.tsx';
import { designToShareQuery } from './operations.ts';
import { shareApi } from './share-calls.ts';
import { artistsOn, type DesignToShare, firstDraft, printedSides, type ShareDraft } from './share-draft.ts';
import { shareTexts } from './texts.ts';

type ShareSheetProps = {
  design: { id: number; name: string };
  /** The side being viewed; null for the first. */
  sideId: number | null;
  /** The shop's Kakao JavaScript key; null hides KakaoTalk. */
  kakaoKey: string | null;
  onClose: () => void;
};

/** Shares a saved design as an image in four steps: credits, format, look, done (specification 1.19). */
export function ShareSheet(props: ShareSheetProps) {
  const text = useText();
  const { id } = props.design;
  const { value: sharing, hasFailed, reload } = useLoaded(useCallback(() => readSharing(id), [id]));
  if (sharing?.saved) return <Steps {...props} {...sharing} saved={sharing.saved} />;
  return (
    <Sheet open onClose={props.onClose} title={text(shareTexts.title)} closeLabel={text(shell.close)}>
      {hasFailed ? <LoadFailed sentence={shareTexts.failed} onRetry={reload} /> : null}
      {sharing ? <EmptyState sentence={text(shareTexts.gone)} /> : null}
      {hasFailed || sharing ? null : (
        <div role="status" aria-label={text(shareTexts.loading)}>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-5 h-16" />
          <Skeleton className="mt-2 h-16" />
        </div>
      )}
    </Sheet>
  );
}

type StepsProps = ShareSheetProps & { saved: DesignToShare; owner: string; shares: readonly Share[] };

function Steps({ design, sideId, kakaoKey, saved, owner, shares, onClose }: StepsProps) {
  const { text, locale } = useLanguage();
  const errorText = useErrorText();
  const [step, setStep] = useState(1);
  // The typed line alone is kept: the rest depends on the design, and one press chooses it again.
  const { draft: kept, write, drop, isBack } = useDraft(`share ${design.id}`, { line: '' });
  const [draft, setDraft] = useState(() => ({ ...firstDraft(saved, sideId), ...kept }));
  const [open, setOpen] = useState(shares);
  const [made, setMade] = useState<Share | null>(null);
  const change = (part: Partial<ShareDraft>) => {
    making.setFailure(null);
    if (part.line !== undefined) write({ line: part.line });
    setDraft((before) => ({ ...before, ...part }));
  };
  const making = useAction(async () => {
    if (undrawable(draft.line).length > 0) return;
    const { artistIds, isOwnerNamed, sideId: side, ...look } = draft;
    const wanted = { ...look, product_custom_id: design.id, mockup_group_id: side, artist_ids: [...artistIds] };
    setMade(await shareApi.make({ ...wanted, is_owner_named: isOwnerNamed, locale }));
    drop();
    setStep(4);
  });
  const end = async (share: Share): Promise<boolean> => {
    if (!(await dialog.confirm({ message: text(shareTexts.endAsk), okLabel: text(shareTexts.end) }))) return false;
    try {
      await shareApi.end(share.code);
      setOpen((before) => before.filter(({ code }) => code !== share.code));
      toast(text(shareTexts.ended));
      return true;
    } catch (error) {
      toast(errorText(error), 'error');
      return false;
    }
  };
  const isLast = step === 3;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(shareTexts.title)}
      closeLabel={text(shell.close)}
      footer={
        step === 4 ? (
          <Button wide onClick={onClose}>
            {text(shareTexts.done)}
          </Button>
        ) : (
          <>
            <p role="alert" className="mb-2 text-13 text-danger empty:hidden">
              {making.failure}
            </p>
            <div className="flex gap-2">
              {step > 1 ? (
                <Button look="secondary" onClick={() => setStep(step - 1)}>
                  {text(shareTexts.back)}
                </Button>
              ) : null}
              <Button className="flex-1" pending={making.isPending} onClick={isLast ? making.run : () => setStep(step + 1)}>
                {text(isLast ? shareTexts.make : shareTexts.next)}
              </Button>
            </div>
          </>
        )
      }
    >
      <ShareSteps step={step} />
      {step === 1 ? (
        <CreditStep artists={artistsOn(saved)} draft={draft} open={open} onChange={change} onEnd={(share) => void end(share)} />
      ) : null}
      {step === 2 ? <FormStep draft={draft} hasKakao={kakaoKey !== null} onChange={change} /> : null}
      {step === 3 && isBack ? <RestoredNote className="mb-5" /> : null}
      {step === 3 ? <LookStep design={saved} draft={draft} owner={owner} onChange={change} /> : null}
      {step === 4 && made ? (
        <DoneStep share={made} name={design.name} kakaoKey={kakaoKey} onEnd={async () => ((await end(made)) ? onClose() : undefined)} />
      ) : null}
    </Sheet>
  );
}

/** The progress indicator. */
function ShareSteps({ step }: { step: number }) {
  const text = useText();
  return (
    <p className="mb-5">
      <span className="sr-only">{text(shareTexts.step, { step })}</span>
      <StepLine step={step} count={4} />
    </p>
  );
}

/** The data of the share sheet: the saved design if it has prints, its active links, and its owner's nickname, optionally shown on the image. */
async function readSharing(customId: number) {
  const [{ product_product_customs_by_pk: design }, shares, { nickname: owner }] = await Promise.all([
    runQuery(designToShareQuery, { id: customId }),
    shareApi.ofDesign(customId),
    callApi<Profile>('GET', '/members/me'),
  ]);
  return { saved: design && printedSides(design).length > 0 ? design : null, shares, owner };
}
