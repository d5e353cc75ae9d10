import { useQueryClient } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { type PlayProvider, providerPlans, type Sandbox } from '#contract/rest/admin/sandbox.ts';
import { planTexts, sandboxTexts as texts } from './texts.ts';

/** Simulated failures at the provider: the current ones, whoever set them, and the next. */
export function ProviderPart({ plan }: Pick<Sandbox, 'plan'>) {
  const client = useQueryClient();
  const { act } = useAct();
  const choose = (next: PlayProvider['plan']) =>
    act(async () => {
      await call('POST', '/admin/sandbox/provider', { body: { plan: next } });
      client.setQueryData<Sandbox>(['sandbox'], (known) => known && { ...known, plan: next });
    }, texts.chosen);
  return (
    <Section title={texts.provider}>
      <p className="mb-2 text-ink-2">{texts.providerLead}</p>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">{texts.provider}</legend>
        {providerPlans.map((each) => (
          <label key={each} className="flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-target">
            <input type="radio" name="plan" className="size-4 accent-ink" checked={plan === each} onChange={() => void choose(each)} />
            {planTexts[each]}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
