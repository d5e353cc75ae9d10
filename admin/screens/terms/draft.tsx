import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { DetailPage } from '#admin/kit/detail-page.tsx';
import { call } from '#admin/session/wire.ts';
import type { TermsList } from '#contract/rest/admin/terms.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { termsTexts as texts } from './texts.ts';
import { VersionForm } from './version-form.tsx';

/** Terms of a type that has none yet: the draft, to be read and put in force. */
export function TermsDraftScreen() {
  const { type = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['terms-draft', type],
    queryFn: async () => (await call<TermsList>('GET', '/admin/terms')).drafts.find((draft) => draft.type === type) ?? null,
  });
  return (
    <DetailPage
      back={{ href: '/terms', label: texts.title }}
      query={query}
      title={({ name }) => name.ko}
      beside={() => <Badge tone="warning">{texts.draft}</Badge>}
      lead={() => texts.draftLead}
    >
      {({ translations, ...draft }) => (
        <VersionForm
          key={type}
          begun={{
            ...draft,
            ...(translations === null ? {} : inTranslations('content', (locale) => translations[locale])),
            follows: null,
          }}
          onDone={() => void navigate('/terms')}
        />
      )}
    </DetailPage>
  );
}
