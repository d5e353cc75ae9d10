import { useState } from 'react';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { moment } from '#admin/kit/format.ts';
import { TextInput } from '#admin/kit/inputs.tsx';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { call } from '#admin/session/wire.ts';
import { type Integrations, type MadeWebhook, type MakeWebhook, makeWebhookBody } from '#contract/rest/programs/integrations.ts';
import { waitingDelivery } from '#rules/office/integration.ts';
import { ShownOnce } from './shown-once.tsx';
import { integrationTexts as texts } from './texts.ts';

type Webhook = Integrations['webhooks'][number];
type Delivery = Webhook['deliveries'][number];

export function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <Section title={texts.webhooks}>
      <p className="mb-3 max-w-reading text-ink-2">{texts.webhooksLead}</p>
      {made === null ? null : <ShownOnce key={made.id} values={[[texts.signing, made.secret]]} />}
      {webhooks.length === 0 ? <p className="mb-4 text-ink-2">{texts.noWebhooks}</p> : null}
      <ul className="mb-4 divide-y divide-line">
        {webhooks.map((webhook) => (
          <ShownWebhook key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <div className="max-w-form">
        <WebhookForm key={made?.id} onMade={setMade} />
      </div>
    </Section>
  );
}

function ShownWebhook({ webhook: { id, url, failing_since, closed_at, deliveries } }: { webhook: Webhook }) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold break-all">{url}</strong>
        <State {...{ failing_since, closed_at }} hasSent={deliveries.length > 0} />
        <span className="ml-auto flex gap-2">
          {closed_at === null ? null : (
            <ActButton look="primary" run={() => call('POST', `/admin/integrations/webhooks/${id}/reopening`)} done={texts.reopened}>
              {texts.reopen}
            </ActButton>
          )}
          <ActButton
            look="quiet"
            confirm={texts.endWebhookAsk(url)}
            run={() => call('DELETE', `/admin/integrations/webhooks/${id}`)}
            done={texts.webhookEnded}
          >
            {texts.endWebhook}
          </ActButton>
        </span>
      </div>
      {closed_at === null ? null : <p className="mt-1 text-ink-2">{texts.closedLead}</p>}
      {deliveries.length === 0 ? (
        <p className="mt-1 text-12 text-ink-2">{texts.noDeliveries}</p>
      ) : (
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center text-ink-2">{texts.deliveries}</summary>
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <ShownDelivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function State({ failing_since, closed_at, hasSent }: Pick<Webhook, 'failing_since' | 'closed_at'> & { hasSent: boolean }) {
  if (closed_at !== null) return <Badge tone="danger">{texts.closed}</Badge>;
  if (failing_since !== null) return <Badge tone="warning">{texts.failing(moment(failing_since))}</Badge>;
  return hasSent ? <Badge tone="success">{texts.works}</Badge> : null;
}

function ShownDelivery({ delivery: { id, order_number, state, tries, answer, created_at } }: { delivery: Delivery }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-12">
      <span className="tabular-nums">{moment(created_at)}</span>
      <strong className="font-semibold">{order_number}</strong>
      <span className="text-ink-2">
        {texts.delivery[state]}
        {tries === 0 ? '' : ` · ${texts.tries(tries)}`}
        {answer === '' ? '' : ` · ${answer}`}
      </span>
      {state === waitingDelivery && tries === 0 ? null : (
        <span className="ml-auto">
          <ActButton look="quiet" run={() => call('POST', `/admin/integrations/deliveries/${id}/sending`)} done={texts.sentAgain}>
            {texts.sendAgain}
          </ActButton>
        </span>
      )}
    </li>
  );
}

function WebhookForm({ onMade }: { onMade: (made: MadeWebhook) => void }) {
  const make = async (body: MakeWebhook) => {
    const isMade = await withSecondSignIn(async (proof) =>
      onMade(await call<MadeWebhook>('POST', '/admin/integrations/webhooks', { body: { ...body, ...proof } })),
    );
    return isMade ? texts.webhookMade : texts.notMade;
  };
  return (
    <Form schema={makeWebhookBody} values={{ url: '' }} draft={null} onSave={make} saveLabel={texts.makeWebhook}>
      <TextInput name="url" type="url" label={texts.url} placeholder="https://erp.example.com/hooks/seam" autoComplete="off" required />
    </Form>
  );
}
