import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import type { Sandbox } from '#contract/rest/admin/sandbox.ts';
import { ClockPart } from './clock-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { sandboxTexts as texts } from './texts.ts';

/** A demonstration's clock and payment provider. */
export function SandboxScreen() {
  const query = useQuery({ queryKey: ['sandbox'], queryFn: () => call<Sandbox>('GET', '/admin/sandbox') });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loaded query={query}>
        {(sandbox) =>
          sandbox.is_on ? (
            <div className="space-y-4">
              <div className="grid items-start gap-4 lg:grid-cols-2">
                <ClockPart sandbox={sandbox} />
                <ProviderPart plan={sandbox.plan} />
              </div>
              <PaymentsPart />
            </div>
          ) : (
            <EmptyPart sentence={texts.off} />
          )
        }
      </Loaded>
    </>
  );
}
