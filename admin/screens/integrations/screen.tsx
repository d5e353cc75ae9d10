import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import type { Integrations } from '#contract/rest/programs/integrations.ts';
import { Keys } from './keys.tsx';
import { integrationTexts as texts } from './texts.ts';
import { Webhooks } from './webhooks.tsx';

/** Programs that work with the shop: keys of the API, and addresses that are told of orders. */
export function IntegrationScreen() {
  const query = useQuery({ queryKey: ['integrations'], queryFn: () => call<Integrations>('GET', '/admin/integrations') });
  const docs = (
    <a
      href="/api/docs"
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-9 items-center underline underline-offset-2 pointer-coarse:min-h-target"
    >
      {texts.docs}
    </a>
  );
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} actions={docs} />
      <Loaded query={query}>
        {({ keys, webhooks }) => (
          <div className="grid gap-4">
            <Keys keys={keys} />
            <Webhooks webhooks={webhooks} />
          </div>
        )}
      </Loaded>
    </>
  );
}
