import { type FormEvent, useState } from 'react';
import { Button, LinkButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { SearchBox } from '#admin/kit/search-box.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import type { FoundMembers } from '#contract/rest/admin/members.ts';
import { preparedTexts as texts } from './texts.ts';

/** Finds the member; personal data is masked and never in the address. */
export function FindBuyer() {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundMembers | null>(null);
  const { act, isActing } = useAct();
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    void act(async () => setFound(await call<FoundMembers>('POST', '/admin/checkouts/buyers', { body: { text: typed } })), '');
  };
  return (
    <Section title={texts.who}>
      <form onSubmit={search} className="flex gap-2">
        <div className="relative max-w-100 flex-1">
          <SearchBox
            typed={typed}
            onType={setTyped}
            isSearching={isActing}
            aria-label={texts.find}
            placeholder={texts.find}
            maxLength={254}
          />
        </div>
        <Button type="submit" look="primary" pending={isActing}>
          {texts.search}
        </Button>
      </form>
      {found === null ? null : found.members.length === 0 ? (
        <p role="status" className="mt-4 text-ink-2">
          {texts.nobody}
        </p>
      ) : (
        <ul aria-label={texts.member} className="mt-4 divide-y divide-line">
          {found.members.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <span>
                <span className="font-semibold">{member.name || member.nickname}</span>{' '}
                <span className="text-ink-2">{[member.email, member.phone].filter(Boolean).join(' · ')}</span>
              </span>
              <LinkButton to={`/prepared?member=${member.id}`} aria-label={`${member.name || member.nickname} ${texts.choose}`}>
                {texts.choose}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
