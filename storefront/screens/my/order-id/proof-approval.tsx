import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { defineMessages } from '#client/locale/message.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { Order } from '#contract/rest/orders.ts';
import { awaitsProof } from '#rules/order/proof/proof-approval.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { Button } from '#ui/button.tsx';

const texts = defineMessages({
  title: { ko: '디자인 확인서 승인', en: 'Approve the proof', cn: '确认设计确认书' },
  lead: {
    ko: '승인해 주셔야 제작을 시작해요. 아래 상품마다 디자인 확인서를 열어 그림과 글자, 사이즈를 확인해 주세요. 제작을 시작하면 바꾸거나 취소할 수 없어요.',
    en: 'Printing starts once you approve. Please open the proof of each item below and check pictures, words and sizes. Once it is printed nothing can be changed or cancelled.',
    cn: '确认后才会开始制作。请打开下方各商品的设计确认书，核对图案、文字与尺码。开始制作后无法修改或取消。',
  },
  approve: { ko: '확인했어요, 제작해 주세요', en: 'I checked it, please print', cn: '已核对，请制作' },
  approved: { ko: '승인했어요. 곧 제작을 시작해요.', en: 'Approved. Printing starts soon.', cn: '已确认，即将开始制作。' },
  approvedAt: { ko: '{at}에 디자인 확인서를 승인했어요.', en: 'You approved the proof at {at}.', cn: '您已于 {at} 确认设计确认书。' },
});

/** The approval of a team order's proof, which the press waits for; nothing for other orders. */
export function ProofApproval({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const text = useText();
  const momentText = useMomentText();
  const { run, isPending, failure } = useAction(async () => {
    await callApi<Order>('POST', `/orders/${order.id}/proof-approval`);
    toast(text(texts.approved), 'success');
    onChanged();
  });
  if (!order.needs_proof || order.cancelled_at !== null || order.payment_date === null) return null;
  if (!awaitsProof(order))
    return <p className="text-15 text-ink-2">{text(texts.approvedAt, { at: momentText(order.proof_approved_at ?? '') })}</p>;
  return (
    <Section title={text(texts.title)}>
      <p className="text-15">{text(texts.lead)}</p>
      <Button wide className="mt-4" pending={isPending} onClick={run}>
        {text(texts.approve)}
      </Button>
      <p role="alert" className="mt-2 text-13 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </Section>
  );
}
