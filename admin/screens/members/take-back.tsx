import { Button } from '#admin/kit/button.tsx';
import { promptReason } from '#admin/kit/edit/prompt-reason.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { takeBackRefusal } from '#rules/money/coupon/coupon.ts';
import { memberTexts as texts } from './texts.ts';

/** Takes a coupon back from a member, with a reason; for one used by an order it says why not. */
export function TakeBack({ memberId, coupon }: { memberId: string; coupon: MemberFile['coupons'][number] }) {
  const { act, isActing } = useAct();
  const refusal = takeBackRefusal(coupon);
  const confirm = async () => {
    const about = { title: texts.takeBack, message: texts.takeBackAsk(coupon.name.ko), label: texts.reason };
    const reason = await promptReason(`take back ${coupon.issued_coupon_id}`, about);
    if (reason === null) return;
    await act(async () => {
      await call('POST', `/admin/members/${memberId}/coupons/${coupon.issued_coupon_id}/taking-back`, { body: { reason: reason.text } });
      reason.sent();
    }, texts.takenBackNow);
  };
  return (
    <Button
      look="quiet"
      aria-label={texts.takeBackOf(coupon.name.ko)}
      pending={isActing}
      refusal={refusal === null ? null : errorMessage(refusal, 'ko')}
      onClick={() => void confirm()}
    >
      {texts.takeBack}
    </Button>
  );
}
