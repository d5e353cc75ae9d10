import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { FollowVisit } from '#contract/rest/notifications.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { Tabs } from '#ui/tabs.tsx';
import { FollowedArtists } from './followed-artists.tsx';
import { FollowedBrands } from './followed-brands.tsx';
import { followPageTexts } from './texts.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** The member's follows in two tabs, with what is new since the last visit. */
export default function FollowScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  // One visit for both tabs. If it fails, nothing is marked.
  const [visit] = useState(() => beginVisit());
  if (userId === null) return null;
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      <Tabs
        label={title}
        className="mt-4"
        tabs={[
          { value: 'artists', label: text(followPageTexts.artists), content: <FollowedArtists userId={userId} visit={visit} /> },
          { value: 'brands', label: text(followPageTexts.brands), content: <FollowedBrands userId={userId} visit={visit} /> },
        ]}
      />
    </div>
  );
}

/** null if the server did not return the last visit: this device's clock cannot be compared. */
function beginVisit(): Promise<FollowVisit | null> {
  if (typeof window === 'undefined') return new Promise(() => undefined);
  return callApi<FollowVisit>('POST', '/follow-visits').catch((error: unknown) => {
    console.warn(error);
    return null;
  });
}
