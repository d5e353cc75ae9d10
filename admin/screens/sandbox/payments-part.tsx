import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '#admin/kit/detail-page.tsx';
import { won } from '#admin/kit/format.ts';
import { FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { PlayedPayment, PlayedPayments, PlayPayment } from '#contract/rest/admin/sandbox.ts';
import { plays, providerStates, sandboxTexts as texts } from './texts.ts';

const headings = [texts.order, texts.amount, texts.atShop, texts.atProvider, texts.held, texts.what];

/** The latest payments at the simulated provider, with everything that can happen to them there. */
export function PaymentsPart() {
  const query = useQuery({ queryKey: ['played-payments'], queryFn: () => call<PlayedPayments>('GET', '/admin/sandbox/payments') });
  return (
    <Section title={texts.payments} isFlush>
      {query.isPending ? <LoadingRows /> : null}
      {query.isError ? <FailedPart query={query} /> : null}
      {query.data?.payments.length === 0 ? <p className="px-4 py-6 text-ink-2">{texts.noPayments}</p> : null}
      {query.data && query.data.payments.length > 0 ? (
        <table aria-label={texts.payments} className="w-full">
          <thead>
            <tr className="border-b border-line">
              {headings.map((heading) => (
                <th key={heading} scope="col" className="h-9 px-4 text-left text-12 font-semibold whitespace-nowrap text-ink-2">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {query.data.payments.map((payment) => (
              <Payment key={payment.payment_id} payment={payment} />
            ))}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}

function Payment({ payment }: { payment: PlayedPayment }) {
  const { act, isActing } = useAct();
  const possible = plays.filter(({ states }) => (states as readonly string[]).includes(payment.provider_status));
  const play = async (label: string) => {
    const chosen = possible.find((each) => each.label === label);
    if (chosen === undefined) return;
    const body: PlayPayment = { action: chosen.action, ...('outcome' in chosen ? { outcome: chosen.outcome } : {}) };
    if ('asks' in chosen) {
      const label = chosen.asks === 'amount' ? texts.askAmount : texts.askPart;
      const typed = await dialog.prompt({ title: chosen.label, label, value: String(payment.amount) });
      if (typed === null) return;
      body.amount = Number(typed.replaceAll(/\D/g, ''));
    }
    await act(() => call('POST', `/admin/sandbox/payments/${payment.payment_id}`, { body }), texts.played);
  };
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className="px-4 py-2 whitespace-nowrap">
        <Link to={`/orders/${payment.order_id}`} className="font-semibold hover:underline">
          {payment.order_number}
        </Link>
      </td>
      <td className="px-4 py-2 whitespace-nowrap">{won(payment.amount)}</td>
      <td className="px-4 py-2 whitespace-nowrap">{providerStates[payment.status] ?? payment.status}</td>
      <td className="px-4 py-2 whitespace-nowrap">{providerStates[payment.provider_status] ?? payment.provider_status}</td>
      <td className="px-4 py-2 whitespace-nowrap">{won(payment.held)}</td>
      <td className="px-4 py-2">
        <select
          aria-label={`${payment.order_number} ${texts.what}`}
          value=""
          disabled={isActing || possible.length === 0}
          onChange={(event) => void play(event.target.value)}
          className="control w-40"
        >
          <option value="">{texts.what}…</option>
          {possible.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
