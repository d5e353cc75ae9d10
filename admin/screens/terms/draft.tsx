import { useNavigate } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { call } from '#admin/session/wire.ts';
import type { TermsList } from '#contract/rest/admin/terms.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { termsTexts as texts } from './texts.ts';
import { VersionForm } from './version-form.tsx';

/** Terms of a type without a version: the draft, to be read and published. */
export const TermsDraftScreen = detailScreen({
  name: 'terms',
  texts,
  load: async ({ params: { type } }) => (await call<TermsList>('GET', '/admin/terms')).drafts.find((draft) => draft.type === type),
  title: ({ name }) => name.ko,
  beside: () => <Badge tone="warning">{texts.draft}</Badge>,
  lead: () => texts.draftLead,
  content: (draft) => <DraftForm draft={draft} />,
});

function DraftForm({ draft: { translations, ...draft } }: { draft: TermsList['drafts'][number] }) {
  const navigate = useNavigate();
  const contents = translations === null ? {} : inTranslations('content', (locale) => translations[locale]);
  return <VersionForm begun={{ ...draft, ...contents, follows: null }} onDone={() => void navigate('/terms')} />;
}
